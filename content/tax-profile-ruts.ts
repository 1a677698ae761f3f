import { maxFileMegabytes } from './upload-limit'
import { taxProfileText } from './tax-profile'

const { problems, fields } = taxProfileText.rut
const files = (n: string) => (n === '1' ? '1 archivo' : `${n} archivos`)
const profiles = (n: number) => (n === 1 ? '1 perfil' : `${n} perfiles`)
const documents = (n: number) => (n === 1 ? '1 documento' : `${n} documentos`)

export const rutBatchText = {
  title: 'Leer muchos RUT',
  intro:
    'Cada RUT se lee en tu navegador y se compara con el cliente que tiene su NIT. Nada se guarda hasta que lo revises.',
  link: 'Leer los RUT en PDF',
  choose: 'Elegir archivos',
  drop: 'o suéltalos aquí',
  hint: `PDF de la DIAN, escaneados o fotos. Hasta 500 a la vez, de ${maxFileMegabytes} MB cada uno.`,
  most: 500,
  tooMany: (n: string) =>
    `Se leen 500 a la vez: quedaron fuera ${files(n)}. Súbelos después de guardar estos.`,
  reading: (done: string, all: string) => `Leyendo ${done} de ${all}`,
  matching: 'Buscando los clientes...',
  noMatch: 'No pudimos comparar con los clientes.',
  retry: 'Reintentar',
  none: 'Ningún archivo todavía.',
  fields,
  doubts: {
    unread: (names: string) => `No pudimos leer: ${names}. Se conserva lo que ya estaba.`,
    several: 'Varios clientes tienen este NIT: abre el perfil de cada uno.',
  },
  problems: {
    ...problems,
    type: 'No es un PDF ni una foto.',
  },
  states: {
    doubtful: { title: 'Dudosos', text: 'Algo no se leyó o no coincide. Márcalos solo si lo revisaste.' },
    differs: { title: 'Difieren del perfil guardado', text: 'Lo marcado reemplaza lo que estaba.' },
    new: { title: 'Nuevos', text: 'Estos clientes no tenían perfil.' },
    'to-read': {
      title: 'Por leer',
      text: 'Escaneados y fotos. Los marcados quedan entre los documentos del cliente, para que alguien los lea.',
    },
    nobody: {
      title: 'Sin cliente',
      text: 'Ningún cliente tiene ese NIT, o lo tienen varios. Los marcados se crean como clientes, sin invitar a nadie.',
    },
    failed: { title: 'No se pudieron leer', text: 'Estos archivos no se guardan.' },
    older: { title: 'Repetidos', text: 'Hay otro RUT más nuevo del mismo NIT entre los archivos.' },
    same: { title: 'Iguales', text: 'El perfil guardado ya dice lo mismo.' },
  },
  all: (n: string) => `Elegir los ${n}`,
  pick: (name: string) => `Cliente de ${name}`,
  choice: (name: string) => `Elegir ${name}`,
  line: (label: string, from: string, to: string) => `${label}: de «${from}» a «${to}»`,
  fact: (label: string, to: string) => `${label}: ${to}`,
  open: 'Abrir el perfil',
  more: (n: string) => `Ver ${n} más`,
  aside: {
    title: 'Qué va a pasar',
    read: 'Archivos leídos',
    profiles: 'Perfiles que se guardan',
    documents: 'Documentos que se guardan',
    left: 'Por revisar o fuera',
    saved: 'Ya guardados',
  },
  save: (of: number, kept: number) =>
    `Guardar ${[of > 0 ? profiles(of) : '', kept > 0 ? documents(kept) : ''].filter(Boolean).join(' y ') || 'lo elegido'}`,
  saving: (done: string, all: string) => `Guardando ${done} de ${all}`,
  done: (of: number, kept: number) =>
    `Se guardaron ${[of > 0 || kept === 0 ? profiles(of) : '', kept > 0 ? documents(kept) : ''].filter(Boolean).join(' y ')}.`,
  failedSome: (n: string) =>
    n === '1'
      ? '1 archivo no se guardó y dice por qué.'
      : `${n} archivos no se guardaron: cada uno dice por qué.`,
  saved: 'Guardado',
  list: 'Ver los clientes',
} as const

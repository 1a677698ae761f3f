import { maxFileMegabytes } from './upload-limit'

const receipts = (n: number) => (n === 1 ? '1 recibo' : `${n} recibos`)
const obligations = (n: number) => (n === 1 ? '1 obligación' : `${n} obligaciones`)

export const receiptsText = {
  title: 'Soportes',
  kinds: { return: 'Declaración', payment: 'Comprobante de pago' },
  open: { return: 'Ver declaración', payment: 'Ver comprobante de pago' },
  number: (number: string) => `número ${number}`,
  day: (day: string) => `del ${day}`,
  none: 'Todavía no hay soportes.',
  delivered: 'El cliente lo ve',
  onlyFirm: 'Solo la firma lo ve',
  deliverOne: {
    button: 'Entregar',
    done: 'Soporte entregado',
    description: 'El cliente ya lo ve, y le escribimos.',
    failed: 'No se entregó el soporte',
  },
  unlink: {
    button: 'Quitar',
    title: 'Quitar el soporte',
    text: (name: string) =>
      `«${name}» deja de ser soporte de esta obligación, con su número, fecha y valor. El archivo sigue entre los documentos.`,
    confirm: 'Quitar soporte',
    keep: 'Dejarlo',
    done: 'Soporte quitado',
    failed: 'No se quitó el soporte',
  },
  addTitle: (n: number) => `Agregar recibos a ${obligations(n)}`,
  filedBefore: 'Ya presentada: le falta su comprobante de pago.',
  drop: 'Suelta aquí los recibos, o',
  choose: 'elígelos',
  hint: 'PDF, JPG o PNG. De los formularios de la DIAN salen número, fecha y valor; de los demás dices tú de qué obligación son. Se guardan al marcar.',
  reading: (done: number, all: number) => `Leyendo ${receipts(all)}: van ${done}.`,
  matched: (n: number, all: number) =>
    `${n} de ${all === 1 ? '1 recibo encontró' : `${all} recibos encontraron`} su obligación.`,
  left: (n: number) => (n === 1 ? '1 archivo queda por fuera' : `${n} archivos quedan por fuera`),
  leftHint: 'Di de qué obligación es cada uno, o déjalo por fuera.',
  belongs: 'Obligación',
  nowhere: 'Dejar por fuera',
  kind: 'Qué es',
  assign: 'Poner en su fila',
  remove: (name: string) => `Quitar ${name}`,
  why: {
    'no-text': 'no tiene texto: es una foto o un escaneo',
    'no-receipt': 'no es un formulario de la DIAN',
    locked: 'tiene contraseña y no se puede leer',
    'nit-unread': 'no se lee su NIT',
    nit: 'su NIT no es de ninguna de las elegidas',
    form: 'ninguna de las elegidas de su NIT lleva ese formulario',
    period: 'es de otro año o período que las elegidas',
    several: 'puede ser de varias de las elegidas',
    removed: 'lo quitaste de su fila',
    unreadable: 'está dañado: no se pudo abrir',
    size: `pesa más de ${maxFileMegabytes} MB`,
    type: 'no es PDF, JPG ni PNG',
    copy: 'es el mismo archivo que otro de la lista',
    refused: 'no se pudo guardar',
  },
  differs: (what: string) => `No coincide: ${what}.`,
  disagreements: {
    nit: 'el NIT',
    form: 'el formulario',
    period: 'el período',
    value: 'el valor',
  },
  odd: {
    number: 'El número del formulario no se lee: escríbelo.',
    date: 'La fecha del formulario no se lee: escríbela.',
    twice: 'Hay más de una declaración para esta obligación.',
    payment: 'El comprobante 490 no dice qué declaración paga.',
  },
  doubts: {
    future: 'La fecha de presentación todavía no ha llegado: corrígela.',
    'paid-future': 'La fecha de pago todavía no ha llegado: corrígela.',
    early: 'Se presentó antes de terminar el período.',
    'other-year': 'La fecha es de otro año que el del vencimiento.',
  },
  settle: 'Lo revisé y los datos de esta fila son los correctos',
  unsettled: (n: number) =>
    n === 1
      ? 'Una fila no coincide con su recibo o con su fecha. Corrígela y márcala como revisada, o quítale el recibo y el número.'
      : `${n} filas no coinciden con su recibo o con su fecha. Corrige cada una y márcala como revisada, o quítale el recibo y el número.`,
  incomplete: (n: number) =>
    n === 1 ? 'A una fila le falta el número o una fecha.' : `A ${n} filas les falta el número o una fecha.`,
  paidOn: 'Pagada el',
  deliver: 'Entregar los recibos a los clientes',
  deliverHint:
    'Los ven en sus documentos y en su calendario. El correo sale en 10 minutos, y hasta entonces se puede deshacer.',
  sending: (done: number, all: number) => `Guardando ${receipts(all)}: van ${done}.`,
  filing: 'Marcando las obligaciones...',
  cut: (done: number, all: number, why: string) =>
    `${done === 1 ? 'Se guardó' : 'Se guardaron'} ${done} de ${receipts(all)}, y ninguna obligación se ha marcado todavía. ${why} Reintentar sigue desde ahí, sin repetir.`,
  unsure: (why: string) =>
    `Los recibos quedaron guardados, pero no sabemos si las obligaciones se marcaron. ${why} Reintentar no marca nada dos veces.`,
  refused: (n: number) =>
    `${n === 1 ? '1 archivo no se pudo guardar y quedó' : `${n} archivos no se pudieron guardar y quedaron`} por fuera. Revisa sus filas y vuelve a marcar.`,
  retry: 'Reintentar',
  leftAfter: (n: number) => (n === 1 ? '1 archivo no se guardó:' : `${n} archivos no se guardaron:`),
  undo: {
    what: (n: number) =>
      n === 1 ? 'Marcaste 1 obligación presentada.' : `Marcaste ${n} obligaciones presentadas.`,
    until: (time: string) =>
      `Se puede deshacer hasta las ${time}: vuelven los estados, los recibos y la entrega.`,
    button: 'Deshacer',
    busy: 'Deshaciendo...',
    done: (n: number) => `Deshecho: ${obligations(n)} como antes`,
    kept: (n: number) =>
      n === 1
        ? 'Alguien cambió 1 después, y quedó como está.'
        : `Alguien cambió ${n} después, y quedaron como están.`,
    failed: 'No se pudo deshacer',
  },
} as const

const count = (n: number, one: string, many: string) =>
  n === 1 ? `1 ${one}` : `${n.toLocaleString('es-CO')} ${many}`

export const bookAccountsText = {
  title: 'Catálogo de cuentas',
  none: 'Sin catálogo se acepta cualquier cuenta de 4 a 12 números. Con él, se avisa la que no existe y cada código lleva su nombre.',
  count: (n: number) => count(n, 'cuenta', 'cuentas'),
  columns: { code: 'Código', name: 'Nombre', needs: 'Exige', act: 'Acción' },
  party: 'Tercero',
  centre: 'Centro de costo',
  search: 'Buscar una cuenta',
  find: 'Buscar',
  notFound: (words: string) => `Ninguna cuenta tiene «${words}».`,
  load: {
    title: 'Cargar el catálogo',
    choose: 'Elegir el archivo del catálogo',
    hint: 'El plan de cuentas que exporta tu programa, en .xlsx o .csv, con código y nombre. Si dice qué cuentas exigen tercero o centro, también se lee.',
    read: (name: string, n: number) => `${name}: ${count(n, 'cuenta', 'cuentas')}.`,
    skipped: (n: number) =>
      `${count(n, 'fila queda', 'filas quedan')} fuera: no ${n === 1 ? 'tiene' : 'tienen'} código de 4 a 12 números o nombre.`,
    repeated: (n: number) =>
      `${count(n, 'código repetido', 'códigos repetidos')}: vale la última fila de cada uno.`,
    replaces: (n: number) =>
      `Reemplaza ${n === 1 ? 'la cuenta' : `las ${n.toLocaleString('es-CO')} cuentas`} de ahora.`,
    save: 'Usar este catálogo',
    saved: 'Catálogo guardado',
    failed: 'No se guardó el catálogo',
    problems: {
      kind: 'No es un .xlsx ni un .csv.',
      broken: 'El archivo está dañado, pesa más de 2 MB o no se pudo leer.',
      headings: 'No encontramos las columnas del código y del nombre.',
      empty: 'Ninguna fila tiene un código de 4 a 12 números y un nombre.',
      many: 'Trae más de 5.000 cuentas. Exporta solo las de movimiento.',
    },
  },
  add: {
    title: 'Agregar o cambiar una cuenta',
    code: 'Código',
    name: 'Nombre',
    needsParty: 'Exige tercero',
    needsCentre: 'Exige centro de costo',
    save: 'Guardar cuenta',
    saved: 'Cuenta guardada',
    failed: 'No se guardó la cuenta',
  },
  drop: {
    act: 'Quitar',
    of: (code: string) => `Quitar la cuenta ${code}`,
    done: 'Cuenta quitada',
    failed: 'No se quitó la cuenta',
  },
  problems: {
    name: 'Escribe el nombre de la cuenta, hasta 120 letras.',
    unlisted: (code: string) =>
      `${code} no está en el catálogo de este cliente. Elige otra o agrégala en Cuentas.`,
    centre: (code: string) => `La cuenta ${code} exige un centro de costo.`,
  },
} as const

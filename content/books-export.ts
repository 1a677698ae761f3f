const count = (n: number, one: string, many: string) =>
  n === 1 ? `1 ${one}` : `${n.toLocaleString('es-CO')} ${many}`

export const bookFormats = {
  journal: {
    name: 'Diario neutro',
    hint: 'Excel o CSV, un renglón por movimiento. Lo abre cualquier programa.',
    tried: true,
  },
  siigo: {
    name: 'Siigo Nube',
    hint: '27 columnas, hasta 499 filas por archivo.',
    tried: false,
  },
  'world-office': { name: 'World Office', hint: '41 columnas.', tried: false },
  model: {
    name: 'Mi plantilla',
    hint: 'Sube el modelo vacío de tu programa y lo llenamos.',
    tried: false,
  },
} as const
export type BookFormat = keyof typeof bookFormats

export const repeatReasons = {
  deleted: 'Borré el comprobante en mi programa',
  'not-imported': 'El archivo no se importó',
  other: 'Otra razón',
} as const
export type RepeatReason = keyof typeof repeatReasons

export const bookExportText = {
  exportForm: {
    open: (n: number) => `Exportar ${count(n, 'asiento', 'asientos')}`,
    nothing: 'No hay asientos listos para exportar.',
    title: 'Exportar a tu programa',
    format: 'Sale como',
    untried: 'Formato según plantilla conocida; pruebe primero con un comprobante.',
    entered: 'Probado con este cliente: un archivo de este formato ya entró bien.',
    trial: 'Solo un asiento, de prueba',
    type: 'Tipo de comprobante',
    typeHint: 'El código que usa tu programa, por ejemplo el de compras.',
    number: 'Primer número',
    numberHint: 'El siguiente de ese comprobante en tu programa.',
    prefix: 'Prefijo',
    company: 'Nombre de la empresa en World Office',
    companyHint: 'Igual al que tiene en el programa.',
    tax: 'Código del IVA en tu Siigo',
    taxHint: 'No es la tarifa. Si no lo sabes, déjalo vacío.',
    which: 'Qué se exporta',
    onlyNew: (n: number, total: string) => `Los ${count(n, 'nuevo', 'nuevos')}, ${total}`,
    again: (n: number, total: string) =>
      `También ${n === 1 ? 'el ya exportado' : `los ${n.toLocaleString('es-CO')} ya exportados`}, ${total}`,
    warning: (n: number, all: number) =>
      all === 1
        ? 'Este asiento ya se exportó'
        : `${n.toLocaleString('es-CO')} de estos ${all.toLocaleString('es-CO')} ya ${n === 1 ? 'se exportó' : 'se exportaron'}`,
    warningText: 'Si los importas otra vez, quedan repetidos en tu programa.',
    why: '¿Por qué otra vez?',
    whyText: 'Queda en la auditoría, con tu nombre.',
    note: 'Razón',
    noteMissing: 'Escribe la razón, de 3 a 200 letras.',
    day: 'Con qué fecha entran',
    dayText: (month: string) => `${month} está cerrado.`,
    firstOpen: (day: string) => `El ${day}, el primer día abierto. La factura conserva su fecha.`,
    ownDay: 'La de cada factura. Puede cambiar lo ya declarado de ese mes.',
    most: (n: number) => `Salen los primeros ${n.toLocaleString('es-CO')}; después exportas los demás.`,
    problems: {
      type: 'Escribe el tipo de comprobante, hasta 20 letras.',
      number: 'Escribe el número con el que empieza.',
      company: 'Escribe el nombre de la empresa, como está en el programa.',
      prefix: 'El prefijo puede tener hasta 10 letras.',
      tax: 'El código puede tener hasta 10 letras.',
      nothing: 'No queda nada nuevo: elige también los ya exportados, o cierra.',
      model: 'Primero sube tu plantilla.',
    },
    save: 'Exportar',
    cancel: 'Volver',
    done: (n: number) => `${count(n, 'asiento exportado', 'asientos exportados')}`,
    failed: 'No se exportó',
  },
  batches: {
    title: 'Ya exportado',
    none: 'Todavía no se ha exportado nada de este mes.',
    line: (entries: number, format: string) => `${count(entries, 'asiento', 'asientos')}, ${format}`,
    number: (n: number) => `Lote ${n.toLocaleString('es-CO')}`,
    by: (when: string, who: string) => `Exportado el ${when} por ${who}`,
    sums: (amount: string) => `${amount} al debe y al haber`,
    again: (n: number, reason: string) => `${count(n, 'asiento repetido', 'asientos repetidos')}: ${reason}`,
    gone: (n: number) =>
      `${count(n, 'de sus facturas ya no está aceptada', 'de sus facturas ya no están aceptadas')}: ${n === 1 ? 'revísala' : 'revísalas'} en tu programa.`,
    xlsx: 'Descargar Excel',
    csv: 'Descargar CSV',
    part: (n: number, all: number) => `Descargar parte ${n} de ${all}`,
    didEnter: 'Entró bien',
    didEnterOf: (n: number) => `El lote ${n} entró bien`,
    undo: 'Deshacer',
    undoOf: (n: number) => `Deshacer que el lote ${n} entró bien`,
    entered: (who: string, when: string) => `Entró bien, según ${who}, el ${when}`,
    noted: 'Anotado',
    notNoted: 'No se anotó',
    withdraw: 'Retirar',
    withdrawOf: (n: number) => `Retirar el lote ${n}`,
    withdrawTitle: (n: number) => `¿Retirar el lote ${n}?`,
    withdrawText:
      'Sus asientos vuelven a ser nuevos. Hazlo si no entraron a tu programa, o si ya los borraste ahí.',
    withdrawConfirm: 'Retirar',
    keep: 'Conservarlo',
    withdrawn: (who: string, when: string) => `Retirado por ${who} el ${when}`,
    done: 'Lote retirado',
    failed: 'No se retiró',
    fileName: (format: string, month: string, number: number, client: string) =>
      `libros-${format}-${month}-lote-${number}-${client}`,
  },
  model: {
    choose: 'Elegir tu plantilla',
    another: 'Elegir otra plantilla',
    hint: 'El modelo vacío que exporta tu programa, en .xlsx o .csv.',
    read: (name: string, all: number, known: number) =>
      `${name}: ${count(all, 'columna', 'columnas')}, ${known.toLocaleString('es-CO')} ${known === 1 ? 'reconocida' : 'reconocidas'}.`,
    unknown: (names: string) => `Quedan vacías: ${names}.`,
    field: 'Qué va ahí',
    empty: 'Dejar vacía',
    save: 'Usar esta plantilla',
    saved: 'Plantilla guardada',
    failed: 'No se guardó la plantilla',
    missing: {
      account: 'A esta plantilla le falta la cuenta.',
      amount: 'A esta plantilla le falta el débito o el crédito: sin ellos ningún asiento puede cuadrar.',
    },
    problems: {
      kind: 'No es un .xlsx ni un .csv.',
      broken: 'El archivo está dañado o no se pudo leer.',
      headings:
        'No encontramos los títulos de las columnas. Debe tener al menos la cuenta, el débito y el crédito.',
    },
  },
} as const

export const modelFields = {
  type: 'Tipo de comprobante',
  number: 'Número del comprobante',
  day: 'Fecha',
  year: 'Año',
  month: 'Mes',
  dayOfMonth: 'Día',
  sequence: 'Secuencia',
  account: 'Cuenta',
  side: 'Débito o crédito (D o C)',
  sideNumber: 'Débito o crédito (1 o 2)',
  amount: 'Valor',
  debit: 'Débito',
  credit: 'Crédito',
  party: 'NIT sin dígito',
  digit: 'Dígito de verificación',
  name: 'Nombre del tercero',
  detail: 'Descripción',
  centre: 'Centro de costo',
  base: 'Base',
  rate: 'Tarifa',
  document: 'Prefijo y número de la factura',
  prefix: 'Prefijo de la factura',
  documentNumber: 'Número de la factura',
  due: 'Vencimiento',
  code: 'CUFE',
  currency: 'Moneda',
  exchange: 'Tasa de cambio',
} as const
export type ModelField = keyof typeof modelFields

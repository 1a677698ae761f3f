/** `rates` are percents of IVA (E.T., arts. 468 and 468-1). */
export const figuresText = {
  title: 'Lo que dice la factura',
  fields: {
    nit: { label: 'NIT del proveedor', hint: 'Con su dígito de verificación.' },
    date: { label: 'Fecha' },
    base: { label: 'Subtotal' },
    rate: { label: 'Tarifa de IVA' },
    vat: { label: 'IVA' },
    other: { label: 'Otros impuestos y cargos que suma', hint: 'Consumo, propina o fletes.' },
    withheld: { label: 'Retenciones que resta', hint: 'Solo si el total del papel ya las descuenta.' },
    total: { label: 'Total' },
  },
  more: 'Retenciones y otros impuestos',
  rates: [
    { id: '19', label: '19%' },
    { id: '5', label: '5%' },
    { id: '0', label: 'Excluido o exento' },
    { id: 'mixed', label: 'Varias tarifas' },
  ],
  check: 'Revisar',
  clear: 'Empezar de nuevo',
  files: 'Elegir un archivo',
  result: 'Resultado',
  empty: 'Aquí verás si el IVA y el total cuadran, y dónde está el error.',
  review: (n: number) => (n === 1 ? 'Revisa un campo.' : `Revisa ${n} campos.`),
  problems: {
    amount: 'Escribe el valor en pesos, como 1.250.000.',
    nit: 'Escribe el NIT con números, como 900.418.726-9.',
    date: 'Elige un día del calendario.',
  },
  verdict: {
    sound: 'Todo cuadra',
    gap: (amount: string) => `No cuadra por $\u00a0${amount}`,
    other: 'Las sumas cuadran, con algo por corregir',
    wrong: (n: number) => `${n} por corregir`,
  },
  columns: { name: 'Concepto', stated: 'Factura', computed: 'Recálculo', result: 'Resultado' },
  agrees: 'Coincide',
  differs: 'No coincide',
  rows: {
    base: 'Subtotal',
    vat: 'IVA',
    other: 'Otros que suma',
    withheld: 'Retenciones',
    total: 'Total',
  },
  vatAt: (rate: string) => (rate === '0' ? 'IVA' : `IVA ${rate}%`),
  ownVat: 'La factura suma bien con su propio IVA: el error está en el IVA.',
  onlyVat: 'El total sí tiene el IVA correcto: el error está solo en el IVA escrito.',
  mixed: 'Con varias tarifas solo se revisa la suma: el IVA de cada línea no está aquí.',
  nit: {
    right: 'El dígito de verificación del NIT es correcto.',
    wrong: (nit: string, digit: number) =>
      `El dígito de verificación no corresponde al NIT ${nit}: debería ser ${digit}. Revísalo en el RUT.`,
    unknown: (nit: string, digit: number) => `El dígito de verificación del NIT ${nit} es ${digit}.`,
  },
  future: 'La fecha es posterior a hoy.',
  hints: {
    noVat: 'El total repite el subtotal: olvida el impuesto.',
    noWithholding: 'El total no resta la retención.',
    maybeWithheld: 'Si el papel resta una retención, escríbela en «Retenciones que resta».',
    otherRate: (rate: string) => `Ese IVA es el de otra tarifa (${rate}). Mira cuál dice la factura.`,
    extraZero: (stated: string) => `Es diez veces lo que da: parece que sobra un cero en ${stated}.`,
    lostZero: (stated: string) => `Es la décima parte de lo que da: parece que falta un cero en ${stated}.`,
    swapped: (difference: string, from: string, to: string) =>
      `${difference} es divisible por 9. Casi siempre son dos cifras invertidas: ${from} en vez de ${to}.`,
  },
} as const

export const pictureText = {
  qr: 'Esto dice su código QR. Compáralo con el papel: cualquiera puede imprimir un QR.',
  text: 'Esto dice el texto del PDF. Puede faltar o sobrar algo: compáralo con la factura.',
  correct: 'Corregir o completar los valores',
  type: 'Escribir los valores',
  part: 'Leímos una parte',
  partText: 'No están todos los valores. Complétalos y los revisamos.',
  code: 'CUFE',
  unread: 'No pudimos leer sus valores',
  unreadText: {
    pdf: 'No encontramos en el PDF un código QR con valores ni un total. Lo que vale ante la DIAN es el XML: búscalo en el mismo correo, suelto o dentro del ZIP. También puedes escribir los valores.',
    image:
      'No encontramos en la foto un código QR con valores. Acércate al código, con buena luz y sin reflejos, o escribe los valores.',
  },
  noCode:
    'No pudimos cargar el lector de fotos y PDF. Se carga al elegir el primero: conéctate y elígelo otra vez.',
} as const

export const nitDigit = {
  path: '/herramientas/digito-nit',
  name: 'Dígito de un NIT',
  title: 'Calcula el dígito de verificación de un NIT',
  lead: 'Escribe el NIT y verás su dígito con la cuenta completa. Se hace aquí mismo, en tu navegador: nada se envía.',
  meta: {
    title: 'Dígito de verificación del NIT',
    description:
      'Calcula o comprueba el dígito de verificación de un NIT colombiano con el módulo 11 de la DIAN, paso a paso. Gratis, sin registro y sin enviar nada.',
  },
  card: [
    { label: 'Método', value: 'Módulo 11' },
    { label: 'Hasta', value: '15 cifras' },
    { label: 'Se envía', value: 'Nada' },
  ],
} as const satisfies Tool

export const nitDigitForm = {
  title: 'El NIT',
  field: 'NIT, con su dígito o sin él',
  hint: 'Con puntos o sin ellos, también pegado como «NIT 899.999.068». Si escribes el dígito, lo comprobamos.',
  result: 'Resultado',
  empty: 'Aquí verás el dígito y de dónde sale.',
  few: 'Faltan cifras: escribe el NIT completo.',
  clear: 'Empezar de nuevo',
  problems: {
    signs: 'Un NIT solo tiene cifras. Quita las letras y los otros signos.',
    zero: 'Un NIT no empieza por cero. Escríbelo desde su primera cifra.',
    long: 'Un NIT tiene 15 cifras como máximo, sin contar el dígito. Revisa si sobra alguna.',
  },
  digit: (digit: number) => `El dígito es ${digit}`,
  right: (digit: number) => `El dígito ${digit} es correcto`,
  wrong: (given: string, digit: number) => `El dígito es ${digit}, no ${given}`,
  written: (nit: string, digit: number) => `Se escribe ${nit}-${digit}.`,
  table: {
    label: 'La cuenta',
    number: 'Cifra',
    weight: 'Peso',
    product: 'Producto',
    sum: 'Suma',
  },
  rest: (sum: string, rest: number) => `${sum} entre 11 deja un residuo de ${rest}.`,
  small: (rest: number) => `Con residuo ${rest}, el dígito es el mismo residuo.`,
  minus: (rest: number, digit: number) => `11 − ${rest} = ${digit}: ese es el dígito.`,
  source: 'Los pesos son los de la DIAN y se cuentan desde la derecha: 3, 7, 13, 17, 19, 23, 29, 37, 41…',
} as const

type ToolSlug =
  | 'vencimientos'
  | 'declaracion-de-renta'
  | 'declarar-tarde'
  | 'periodo-del-iva'
  | 'regimen-simple'
  | 'uvt-y-salario-minimo'
  | 'validar-factura'
  | 'digito-nit'
  | 'revisor-fiscal'

export type Tool = {
  path: `/herramientas/${ToolSlug}`
  name: string
  title: string
  lead: string
  meta: { title: string; description: string }
  card: readonly { label: string; value: string }[]
}

export const toolLabels = {
  anySystem: 'Cualquiera con navegador',
  noScript: 'Para usar esta herramienta, activa JavaScript en tu navegador: la cuenta se hace en tu equipo.',
} as const

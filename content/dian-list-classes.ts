export const listClassText = {
  falta_aqui: {
    name: 'Faltan aquí',
    sentence: 'La DIAN la tiene y nosotros no: pídela al cliente o descárgala.',
  },
  falta_dian: {
    name: 'Falta en la DIAN',
    sentence: 'La tenemos, pero no está en el listado que subiste.',
  },
  valor_distinto: {
    name: 'Valor distinto',
    sentence: 'El total o el IVA no coincide con el de la DIAN.',
  },
  identidad_distinta: {
    name: 'Otro CUFE',
    sentence: 'Mismo número y proveedor, pero otro CUFE.',
  },
  nota_huerfana: {
    name: 'Nota sin factura',
    sentence: 'Nota sin factura conocida en este mes ni en los vecinos.',
  },
  duplicada: {
    name: 'Repetida aquí',
    sentence: 'Aparece dos veces en nuestros archivos o en la contabilidad.',
  },
  otro_nit: {
    name: 'De otro NIT',
    sentence: 'Está a nombre de otro NIT, no de este cliente.',
  },
  dudosa: {
    name: 'Dudosa',
    sentence: 'Hay más de una candidata: elige cuál es.',
  },
  sin_eventos: {
    name: 'Sin acuses',
    sentence: 'Compra a crédito sin acuses conocidos: revísalos antes de deducir.',
  },
  anulada: { name: 'Anulada', sentence: 'Una nota crédito la deja en cero.' },
  reducida: { name: 'Reducida', sentence: 'Una nota crédito la reduce en parte.' },
  otro_mes: {
    name: 'En otro mes',
    sentence: 'Existe, pero en otro mes: emisión y registro no coinciden.',
  },
  igual: {
    name: 'Iguales',
    sentence: 'Está en la DIAN y en la cartera, con los mismos valores.',
  },
  no_comparable: {
    name: 'No se comparan',
    sentence: 'Tipo que no suma: nómina, evento o tipo desconocido.',
  },
} as const

export const remarkText = {
  rounding: 'La diferencia es de redondeo.',
  currency: 'Está en otra moneda: los valores no se comparan.',
  unread: 'Del archivo que tenemos no se leyó el valor.',
  'iva-unread': 'En la nuestra no se leyó el IVA.',
  rejected: 'Nos llegó y la rechazamos.',
  repeated: 'El listado la trae dos veces.',
  amount: 'El listado no trae un total que se pueda leer.',
  uncovered: 'Es de un día que el listado no cubre.',
  'partial-events': 'Tenemos un acuse, pero falta el otro.',
  'over-credited': 'La nota es mayor que la factura.',
} as const

export const knownText = {
  'other-books': 'La lleva otro contador o está en otra sede',
  disputed: 'El cliente no la reconoce y va a reclamarla en la DIAN',
  personal: 'Es un gasto personal, no va a la contabilidad',
  'events-seen': 'Ya vi los acuses en la DIAN',
  other: 'Otra razón',
} as const

export type KnownReason = keyof typeof knownText

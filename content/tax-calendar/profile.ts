export const kinds = { company: 'Persona jurídica', person: 'Persona natural' } as const

export const regimes = {
  ordinary: 'Régimen ordinario de renta',
  'large-taxpayer': 'Gran contribuyente',
  special: 'Régimen tributario especial',
  simple: 'Régimen SIMPLE de tributación',
} as const

export const vatCycles = { bimester: 'IVA cada dos meses', 'four-months': 'IVA cada cuatro meses' } as const

/** Codes of box 53 of the RUT; codes that are not listed here decide no obligation. */
export const responsibilities: Record<string, string> = {
  '03': 'impuesto al patrimonio',
  '04': 'renta, régimen tributario especial',
  '05': 'renta, régimen ordinario',
  '07': 'retención en la fuente a título de renta',
  '08': 'retención por impuesto de timbre',
  '09': 'retención en la fuente en el IVA',
  '13': 'gran contribuyente',
  '14': 'informante de exógena',
  '15': 'autorretenedor',
  '18': 'precios de transferencia',
  '24': 'precios de transferencia',
  '26': 'precios de transferencia',
  '33': 'impuesto nacional al consumo',
  '47': 'régimen simple de tributación',
  '48': 'impuesto sobre las ventas, IVA',
  '49': 'no responsable de IVA',
  '50': 'no responsable de impuesto al consumo',
  '55': 'informante de beneficiarios finales',
}

/** The RUT does not state these facts, so staff tick them. */
export const traits = {
  employer: 'Tiene trabajadores',
  merchant: 'Está en el registro mercantil',
  'state-supplier': 'Está en el registro único de proponentes',
  databases: 'Registra sus bases de datos ante la SIC',
  'supervised-company': 'La vigila o controla la Superintendencia de Sociedades',
  'foreign-assets': 'Tiene activos en el exterior por más de 2.000 UVT al 1 de enero',
  'country-by-country': 'Debe el informe país por país',
  'foreign-provider': 'Presta servicios desde el exterior',
  'significant-presence': 'Tiene presencia económica significativa sin residir en el país',
  'sugary-drinks': 'Responde por el impuesto a las bebidas azucaradas',
  'ultra-processed-food': 'Responde por el impuesto a los comestibles ultraprocesados',
  carbon: 'Responde por el impuesto al carbono',
  fuel: 'Responde por el impuesto a la gasolina y al ACPM',
  'single-use-plastics': 'Responde por el impuesto a los plásticos de un solo uso',
  'works-for-taxes': 'Se vinculó a obras por impuestos',
  'economic-report': 'Es del régimen especial con ingresos de más de 160.000 UVT',
  'joining-simple': 'Se quiere inscribir en el régimen SIMPLE este año',
  'without-advances': 'Es persona natural del régimen SIMPLE con menos de 3.500 UVT',
} as const

/** Municipalities whose table of dates is known, by DANE code. */
export const cities: Record<string, string> = {
  '11001': 'Bogotá, D.C.',
  '05001': 'Medellín',
  '76001': 'Cali',
  '13001': 'Cartagena',
  '50001': 'Villavicencio',
}

export const missingFacts = {
  nit: 'Falta el NIT, o no es un número de 5 a 15 cifras.',
  'check-digit': 'Falta el dígito de verificación. Sin él no se sabe en qué cifra termina el NIT.',
  'glued-digit': 'El NIT parece traer pegado su dígito de verificación. Escríbelos por separado.',
  'wrong-check-digit': 'El dígito de verificación no es el de ese NIT.',
  municipality: 'Falta el municipio.',
  sector: 'Falta el sector del predio.',
  'vat-period': 'Falta saber si declara IVA cada dos meses o cada cuatro.',
  'short-month': 'El mes tiene menos días hábiles de los que pide la norma.',
} as const

export const profileProblems = {
  'kind-differs':
    'El tipo no coincide con el NIT: los de nueve cifras que empiezan por 8 o 9 son de personas jurídicas, y las cédulas de personas naturales.',
  'regime-differs': 'El régimen no coincide con las responsabilidades del RUT.',
  'two-regimes': 'El RUT trae a la vez el régimen SIMPLE y otro régimen de renta.',
  'vat-both': 'El RUT dice que es responsable de IVA y que no lo es.',
  'consumption-both': 'El RUT dice que responde por el impuesto al consumo y que no.',
  'large-taxpayer-four-months': 'Un gran contribuyente declara IVA cada dos meses.',
  'no-responsibility': 'Los códigos de la casilla 53 del RUT son de dos cifras.',
} as const

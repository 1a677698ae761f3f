export const kinds = { company: 'Persona jurídica', person: 'Persona natural' } as const

export const regimes = {
  ordinary: 'Régimen ordinario de renta',
  special: 'Régimen tributario especial',
  simple: 'Régimen SIMPLE de tributación',
  'non-contributor': 'No contribuyente de renta',
} as const

/** Large taxpayers (code 13 of the RUT) form no tax regime, but the filter of the client list offers them too. */
export const regimeFilters = { ...regimes, 'large-taxpayer': 'Gran contribuyente' } as const

type EntityKind = {
  name: string
  /** `nothing` means neither an income return nor one of income and assets (E.T., arts. 18, 22 and 598). */
  files: 'nothing' | 'income-and-assets' | 'unclear'
}

/** These entities pay no income tax; the codes of their RUT decide about withholding, VAT and exogenous information. */
export const entities = {
  consortium: { name: 'Consorcio', files: 'nothing' },
  'temporary-union': { name: 'Unión temporal', files: 'nothing' },
  'horizontal-property': { name: 'Propiedad horizontal residencial', files: 'nothing' },
  'mixed-property': { name: 'Propiedad horizontal comercial o mixta', files: 'unclear' },
  'community-board': { name: 'Junta de acción comunal', files: 'nothing' },
  'civil-defence': { name: 'Defensa civil', files: 'nothing' },
  'trade-union': { name: 'Sindicato', files: 'nothing' },
  'parents-association': { name: 'Asociación de padres de familia', files: 'nothing' },
  'public-body': { name: 'Nación, departamento, municipio o entidad territorial', files: 'nothing' },
  'community-home': { name: 'Hogar comunitario del ICBF', files: 'nothing' },
  'foreign-fund': { name: 'Fondo de inversión de capital del exterior', files: 'nothing' },
  church: { name: 'Iglesia o confesión religiosa', files: 'income-and-assets' },
  'public-institution': { name: 'Establecimiento público', files: 'income-and-assets' },
  other: { name: 'Otra de los artículos 22 a 23-2 del E.T.', files: 'income-and-assets' },
} as const satisfies Record<string, EntityKind>

export const vatCycles = { bimester: 'IVA cada dos meses', 'four-months': 'IVA cada cuatro meses' } as const

/** The RUT does not state these facts, so members of the firm tick them. */
export const traits = {
  employer: 'Tiene trabajadores',
  independent: 'Es independiente y paga su propia PILA',
  merchant: 'Está en el registro mercantil',
  'nonprofit-register': 'Es una entidad sin ánimo de lucro registrada en la cámara de comercio',
  'state-supplier': 'Está en el registro único de proponentes',
  databases: 'Registra sus bases de datos ante la SIC',
  tourism: 'Está en el Registro Nacional de Turismo',
  'supervised-company': 'La vigila o controla la Superintendencia de Sociedades',
  'risk-report': 'Debe el Informe 75 a la Superintendencia de Sociedades',
  'files-income': 'Pasó algún tope de renta del año anterior: declara',
  'below-thresholds': 'No pasó ningún tope de renta del año anterior: no declara',
  'exempt-sales': 'Vende bienes exentos del artículo 477 del E.T. o exporta (artículo 481)',
  'food-only': 'Su impuesto al consumo es solo de comidas y bebidas',
  'other-consumption':
    'Debe impuesto al consumo por vehículos, telefonía u otra cosa distinta de comidas y bebidas',
  'without-advances': 'Es persona natural del régimen SIMPLE con menos de 3.500 UVT',
  'joining-simple': 'Se quiere inscribir en el régimen SIMPLE este año',
  'economic-report': 'Es del régimen especial con ingresos de más de 160.000 UVT',
  'works-for-taxes': 'Pidió obras por impuestos para la renta que se presenta este año',
  'works-for-taxes-rejected': 'Pidió obras por impuestos este año y no se lo aprobaron',
  'ultra-processed-food': 'Responde por el impuesto a los comestibles ultraprocesados',
  'country-by-country': 'Debe el informe país por país',
  'significant-presence': 'Tiene presencia económica significativa sin residir en el país',
} as const

/** Codes of the RUT have replaced these facts, but old entries of the audit log still contain them. */
export const formerFacts: Readonly<Record<string, string>> = {
  'large-taxpayer': 'Gran contribuyente',
  'foreign-assets': 'Tiene activos en el exterior por más de 2.000 UVT al 1 de enero',
  'foreign-provider': 'Presta servicios desde el exterior',
  'sugary-drinks': 'Responde por el impuesto a las bebidas azucaradas',
  carbon: 'Responde por el impuesto al carbono',
  fuel: 'Responde por el impuesto a la gasolina y al ACPM',
  'single-use-plastics': 'Responde por el impuesto a los plásticos de un solo uso',
}

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
  'vat-changed': 'El período del IVA cambió a mitad de año, y vale para el año entero. Falta confirmarlo.',
  'income-code': 'El RUT no trae 04, 05 ni 06. Falta confirmar si declara renta.',
  'income-thresholds': 'Quizá no declara. Falta saber si pasó alguno de los topes del año.',
  'named-late':
    'Lo nombraron gran contribuyente después de la primera cuota. Falta confirmar qué cuotas le tocan este año.',
  'works-rejected': 'Pidió obras por impuestos y no se lo aprobaron. Falta confirmar en qué fecha declara.',
  'entity-kind':
    'Falta saber qué clase de entidad es: unas declaran ingresos y patrimonio y otras no declaran nada.',
  'entity-code':
    'Esa clase de entidad declara ingresos y patrimonio, pero el RUT no trae el 06. Falta confirmarlo.',
  'entity-files': 'El RUT trae el 06, pero esa clase de entidad no declara. Falta confirmarlo.',
  'mixed-property':
    'Si explota bienes comunes, por esos ingresos puede declarar renta (E.T., art. 19-5). Falta confirmarlo.',
  'information-code': 'El RUT no trae el 14. Falta confirmar si informa exógena.',
  'consumption-both': 'El RUT dice que responde por el impuesto al consumo y que no. Falta confirmarlo.',
  'consumption-facts':
    'En el régimen SIMPLE el consumo de comidas y bebidas va en el anticipo. Falta saber si lo debe por otra cosa.',
} as const

export const profileProblems = {
  'kind-differs':
    'El tipo no coincide con el NIT: los de nueve cifras que empiezan por 8 o 9 son de personas jurídicas, y las cédulas de personas naturales.',
  'regime-differs': 'El régimen no coincide con las responsabilidades del RUT.',
  'two-regimes': 'El RUT trae a la vez el régimen SIMPLE y otro régimen de renta.',
  'income-both': 'El RUT trae a la vez renta e ingresos y patrimonio.',
  'self-withholding-assets':
    'Quien declara ingresos y patrimonio (06) no suele tener la autorretención especial (59).',
  'vat-both': 'El RUT dice que es responsable de IVA y que no lo es.',
  'consumption-both': 'El RUT dice que responde por el impuesto al consumo y que no.',
  'large-taxpayer-four-months': 'Un gran contribuyente declara IVA cada dos meses.',
  'exempt-four-months': 'Quien produce o exporta bienes exentos declara IVA cada dos meses.',
  'thresholds-both': 'Está marcado que declara renta y que no declara.',
  'thresholds-vat': 'Un responsable de IVA declara renta aunque no pase los topes.',
  'no-responsibility': 'Los códigos de la casilla 53 del RUT son de dos cifras.',
} as const

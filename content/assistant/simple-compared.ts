import { simpleRegime } from '../tools/guides/simple-regime'
import { call, write } from './reply-links'
import { simpleDay } from './simple-deadline'

/** Sentences that compare SIMPLE with the ordinary regime for a professional, and patterns for such questions. */
export const simpleCompared = {
  asks: [
    /\b(?:simple|rst)\b/,
    /\b(?:ordinario|comun|convien\w+|conviene|mejor|sirve|serviria|favorece|beneficia|vale la pena|sale mas barato|pag(?:o|aria) menos|cual|comparar?)\b/,
    /\b(?:disenador\w*|arquitect[oa]|ingenier[oa]|abogad[oa]|medic[oa]|odontolog[oa]|psicolog[oa]|consultor\w*|contador(?:a)?|programador\w*|desarrollador\w*|publicista|fisioterapeuta|veterinari[oa]|traductor\w*|comunicador\w*|periodista|enfermer[oa]|economista|administrador(?:a)?|asesor(?:a)?|profesional|freelance\w*|independiente|honorarios|prestacion de servicios)\b/,
  ],
  not: /\b(?:sas|s a s|empresa|sociedad|socios?|tienda|local|restaurante|peluqueria|emplead[oa]s|nomina|dolares|exterior|sueldo|salario|gastos (?:de|por) (?:\d|\w+ mill)|costos (?:de|por) (?:\d|\w+ mill)|sal(?:ir|irme|go)|tarde|sancion\w*)\b/,
  monthly: /\b(?:al mes|mensual\w*|cada mes|por mes)\b/,
  sum: (income: string, simple: string, rate: string, ordinary: string, year: number, nearer: string) =>
    `Con ${income} al año y casi sin gastos, estimado con las cifras de ${year}: en el SIMPLE, ${simple} (${rate} de los ingresos, con el ICA adentro); en el ordinario, ${ordinary} de renta, más el ICA de tu ciudad. ${nearer}`,
  simpleWins: (difference: string) =>
    `Sale mejor el SIMPLE: por ${difference}, y además no pagas ICA aparte.`,
  ordinaryWins: (difference: string) =>
    `Gana el ordinario mientras tu ICA del año sea menos de ${difference}; si es más, gana el SIMPLE.`,
  steps: (paid: string, exempt: string, base: string) =>
    `La cuenta del ordinario: se restan salud y pensión sobre el 40% (${paid}) y el 25% exento (${exempt}; E.T., art. 206, numeral 10 y parágrafo 5); quedan ${base}, a la tabla del artículo 241. La del SIMPLE es la de los servicios profesionales (art. 908; sentencia C-540 de 2023) y no deja restar nada de eso.`,
  rest: (small: boolean) =>
    `En el SIMPLE no te hacen retención de renta y ${small ? 'con menos de 3.500 UVT no presentas anticipos: pagas en la declaración anual (art. 910, parágrafo 3)' : 'pagas un anticipo cada dos meses'}. Para entrar en 2027, hasta ${simpleDay}. Con dependientes, vivienda o más gastos el ordinario baja: un tributarista lo revisa con tus papeles.`,
  links: [{ href: simpleRegime.path, label: simpleRegime.name }, write, call],
} as const

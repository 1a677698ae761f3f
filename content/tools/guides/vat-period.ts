import { contactHref } from '../../contact-topics'
import { inPesos, uvt, uvtBefore } from '../../legal-figures'
import { thresholds } from '../../tax-calendar/thresholds'
import type { Tool } from '../nit-digit'
import type { GuideAnswer, GuideQuestion } from './guide'

const { units, norm } = thresholds.vatBimonthly
const line = `${units.toLocaleString('es-CO')} UVT`

export const vatPeriod = {
  path: '/herramientas/periodo-del-iva',
  name: '¿IVA bimestral o cuatrimestral?',
  title: '¿Declaro IVA cada dos meses o cada cuatro?',
  lead: 'Responde cuatro preguntas y verás cada cuánto te toca, por qué y con qué norma. Nada se guarda.',
  meta: {
    title: '¿IVA bimestral o cuatrimestral?',
    description:
      'Averigua si declaras IVA cada dos meses, cada cuatro o una vez al año, según tus ingresos, el régimen SIMPLE y si exportas. Con la norma y sin registro.',
  },
  card: [
    { label: 'Cada dos meses', value: `${line} o más` },
    { label: 'Cada cuatro', value: `Menos de ${line}` },
    { label: 'Se guarda', value: 'Nada' },
  ],
} as const satisfies Tool

export const vatPeriodQuestions = [
  {
    kind: 'choice',
    name: 'responsible',
    label: '¿Eres responsable de IVA?',
    hint: 'En el RUT, casilla 53: el 48 es responsable; el 49, no responsable.',
    choices: [
      { id: 'yes', label: 'Sí, tengo el 48' },
      { id: 'no', label: 'No' },
      { id: 'unsure', label: 'No lo sé' },
    ],
  },
  {
    kind: 'choice',
    name: 'regime',
    label: '¿Cuál es tu caso?',
    hint: 'En la misma casilla: 13 es gran contribuyente y 47, régimen SIMPLE.',
    choices: [
      { id: 'ordinary', label: 'Ninguno de los dos' },
      { id: 'simple', label: 'Régimen SIMPLE' },
      { id: 'large', label: 'Gran contribuyente' },
    ],
  },
  {
    kind: 'choice',
    name: 'exempt',
    label: '¿Produces bienes exentos o exportas?',
    hint: 'Los de los artículos 477 y 481 del Estatuto Tributario: por ejemplo, exportar bienes o servicios.',
    choices: [
      { id: 'no', label: 'No' },
      { id: 'yes', label: 'Sí' },
    ],
  },
  {
    kind: 'choice',
    name: 'income',
    label: 'Tus ingresos brutos del año anterior, gravados y exentos',
    hint: `El tope son ${line} del año de esos ingresos: ${inPesos(units * uvtBefore.value)} de ${uvtBefore.year} para los períodos de ${uvtBefore.year + 1}, y ${inPesos(units * uvt.value)} de ${uvt.year} para los de ${uvt.year + 1}.`,
    choices: [
      { id: 'low', label: 'Menos del tope' },
      { id: 'high', label: 'El tope o más' },
      { id: 'new', label: 'Empecé este año' },
    ],
  },
] as const satisfies readonly GuideQuestion[]

const dates = (slug: string) => ({ href: `/herramientas/vencimientos/${slug}`, label: 'Ver las fechas' })
const ask = { href: contactHref('asesoria-tributaria'), label: 'Preguntar por mi caso' }

const bimonthly = (reason: string): GuideAnswer => ({
  verdict: 'Cada dos meses',
  reasons: [reason],
  norm: `E.T., art. 600, num. 1; ${norm}`,
  links: [dates('iva-bimestral'), ask],
})

export const vatPeriodAnswers = {
  none: {
    verdict: 'No te toca declarar IVA',
    reasons: [
      'Con esa respuesta no eres responsable. Si tus ventas crecieron, revisa si sigues cumpliendo los topes.',
    ],
    norm: 'E.T., art. 437, par. 3',
    links: [ask],
  },
  ask: {
    verdict: 'Primero mira tu RUT',
    reasons: [
      'Si en la casilla 53 está el 48, eres responsable de IVA; si está el 49, no. Si no está ninguno, pregúntanos antes de declarar.',
    ],
    norm: 'RUT, casilla 53',
    links: [ask],
  },
  annual: {
    verdict: 'Una vez al año',
    reasons: [
      'En el régimen SIMPLE se presenta una declaración de IVA al año, en febrero; el IVA se va pagando con los anticipos de cada bimestre.',
    ],
    norm: 'DUR 1625 de 2016, art. 1.6.1.13.2.51',
    links: [dates('regimen-simple'), ask],
  },
  large: bimonthly('Los grandes contribuyentes declaran cada dos meses, con cualquier ingreso.'),
  exempt: bimonthly(
    'Quienes hacen operaciones de los artículos 477 y 481 del Estatuto Tributario declaran cada dos meses, con cualquier ingreso.',
  ),
  high: bimonthly(`Tus ingresos del año anterior llegaron a ${line}.`),
  new: bimonthly(
    'Quien empieza la actividad en el año declara cada dos meses (DIAN, concepto 8724 de 2015). Si ya la tenías y solo pasaste a responsable, responde con tus ingresos del año anterior.',
  ),
  low: {
    verdict: 'Cada cuatro meses',
    reasons: [
      `Tus ingresos del año anterior no llegaron a ${line}. Si antes declarabas cada dos meses, el cambio se marca en la casilla 24 de la primera declaración del año.`,
    ],
    norm: 'E.T., art. 600; DUR 1625 de 2016, art. 1.6.1.13.2.31',
    links: [dates('iva-cuatrimestral'), ask],
  },
} as const satisfies Record<string, GuideAnswer>

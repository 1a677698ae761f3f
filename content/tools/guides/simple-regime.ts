import { contactHref } from '../../contact-topics'
import { inPesos, uvt } from '../../legal-figures'
import type { Tool } from '../nit-digit'
import type { GuideAnswer, GuideQuestion } from './guide'

const most = 100_000
const smallPerson = 3_500
const mostInPesos = inPesos(most * uvt.value)

export const simpleRegime = {
  path: '/herramientas/regimen-simple',
  name: '¿SIMPLE u ordinario?',
  title: '¿Régimen SIMPLE o régimen ordinario?',
  lead: 'Responde tres preguntas y verás si puedes pedirlo, hasta cuándo y qué cambia. Cuál cuesta menos se sabe con tus cifras.',
  meta: {
    title: '¿Régimen SIMPLE u ordinario?',
    description:
      'Averigua si puedes inscribirte en el régimen SIMPLE, hasta qué día y qué declaraciones cambian frente al ordinario. Con su norma, gratis y sin registro.',
  },
  card: [
    { label: 'Ingresos', value: 'Hasta 100.000 UVT' },
    { label: 'Inscripción', value: 'Hasta febrero' },
    { label: 'Anticipos', value: 'Cada dos meses' },
  ],
} as const satisfies Tool

export const simpleRegimeQuestions = [
  {
    kind: 'choice',
    name: 'now',
    label: '¿En qué régimen estás hoy?',
    hint: 'En el RUT, casilla 53: 47 es SIMPLE y 05, ordinario.',
    choices: [
      { id: 'ordinary', label: 'Ordinario' },
      { id: 'simple', label: 'SIMPLE' },
      { id: 'new', label: 'Apenas voy a empezar' },
    ],
  },
  {
    kind: 'choice',
    name: 'income',
    label: 'Tus ingresos brutos del año anterior',
    hint: `${most.toLocaleString('es-CO')} UVT de ${uvt.year} son ${mostInPesos}.`,
    choices: [
      { id: 'under', label: 'Menos de 100.000 UVT' },
      { id: 'over', label: '100.000 UVT o más' },
    ],
  },
  {
    kind: 'choice',
    name: 'kind',
    label: '¿Quién eres?',
    hint: `${smallPerson.toLocaleString('es-CO')} UVT de ${uvt.year} son ${inPesos(smallPerson * uvt.value)}.`,
    choices: [
      { id: 'company', label: 'Una empresa' },
      { id: 'person', label: 'Persona natural, con ingresos de 3.500 UVT o más' },
      { id: 'small', label: 'Persona natural, con ingresos de menos de 3.500 UVT' },
    ],
  },
] as const satisfies readonly GuideQuestion[]

const links = [
  { href: contactHref('asesoria-tributaria'), label: 'Comparar los dos con mis cifras' },
  { href: '/herramientas/vencimientos/regimen-simple', label: 'Fechas del régimen SIMPLE' },
]
const entry = 'E.T., art. 909'

export const simpleRegimeAnswers = {
  over: {
    verdict: 'Régimen ordinario',
    reasons: ['El régimen SIMPLE es para ingresos brutos de menos de 100.000 UVT.'],
    norm: 'Límite de ingresos del régimen SIMPLE, según fuentes secundarias',
    links,
  },
  stay: {
    verdict: 'Sigues en SIMPLE mientras cumplas',
    reasons: [
      'Si quieres salir, se pide antes del último día hábil de enero (DUR 1625 de 2016, art. 1.5.8.4.3). Compara antes el año completo: anticipos, IVA e ICA incluidos.',
    ],
    norm: entry,
    links,
  },
  may: {
    verdict: 'Puedes pedirlo: compara antes',
    reasons: [
      'La inscripción cierra el último día hábil de febrero. Depende de tu actividad, de tu margen y de los municipios donde operas, y hay otros requisitos que se revisan con tu RUT.',
    ],
    norm: entry,
    links,
  },
  new: {
    verdict: 'Se puede elegir al empezar: pregúntanos antes de sacar el RUT',
    reasons: [
      'No tenemos una fuente comprobada para el plazo de quien empieza a mitad de año, así que lo revisamos contigo.',
    ],
    norm: entry,
    links,
  },
} as const satisfies Record<string, GuideAnswer>

export const smallPersonReason =
  'Una persona natural con ingresos de menos de 3.500 UVT no presenta los anticipos: paga en la declaración anual (E.T., art. 910, par. 3).'

export const regimeDifferences = {
  title: 'Qué cambia',
  heads: ['Obligación', 'SIMPLE', 'Ordinario'],
  rows: [
    [
      'Declaración del año',
      'Formulario 260, en abril',
      'Empresas: formulario 110, en mayo. Personas: de agosto a octubre',
    ],
    [
      'Anticipos',
      'Formulario 2593 cada dos meses, aunque dé cero, con la excepción de las personas con menos de 3.500 UVT',
      'La segunda cuota de las empresas, en julio',
    ],
    ['IVA', 'Una declaración al año, en febrero; se paga con los anticipos', 'Cada dos o cada cuatro meses'],
    ['ICA', 'Va en los formularios nacionales', 'En cada municipio'],
    ['Retención en la fuente', 'Cuando se es agente, cada mes', 'Cuando se es agente, cada mes'],
    ['Información exógena', 'Sí, si está obligado', 'Sí, si está obligado'],
  ],
  note: 'Plazos: DUR 1625 de 2016, arts. 1.6.1.13.2.12, .15, .30, .31, .33, .50, .51 y .52.',
} as const

import { auditorThresholds, measuringWage, wagesInPesos } from '../legal-figures'
import type { Tool } from './nit-digit'

export const auditorDuty = {
  path: '/herramientas/revisor-fiscal',
  name: '¿Obligado a revisor fiscal?',
  title: '¿Estoy obligado a tener revisor fiscal?',
  lead: 'Elige el tipo de entidad y escribe dos cifras de tus estados financieros. La cuenta se hace aquí mismo, en tu navegador: nada se envía.',
  meta: {
    title: '¿Estoy obligado a revisor fiscal?',
    description:
      'Calcula si tu empresa está obligada a tener revisor fiscal por sus activos o ingresos brutos, con la cuenta a la vista. Gratis y sin enviar nada.',
  },
  card: [
    { label: 'Activos brutos', value: '5.000 salarios o más' },
    { label: 'Ingresos brutos', value: '3.000 salarios o más' },
    { label: 'Se envía', value: 'Nada' },
  ],
} as const satisfies Tool

/** What decides whether an entity needs an auditor; `own` means special rules for that kind of entity. */
export type AuditorRule = 'figures' | 'always' | 'voluntary' | 'own'

export const entityKinds = [
  { id: 'sociedad', label: 'S.A.S., Ltda. u otra comercial', rule: 'figures' },
  { id: 'anonima', label: 'Sociedad anónima (S.A.)', rule: 'always' },
  { id: 'comandita', label: 'Comandita por acciones', rule: 'always' },
  { id: 'sucursal', label: 'Sucursal de compañía extranjera', rule: 'always' },
  { id: 'copropiedad', label: 'Copropiedad de uso comercial o mixto', rule: 'always' },
  { id: 'residencial', label: 'Copropiedad de vivienda', rule: 'voluntary' },
  { id: 'otra', label: 'Fundación, cooperativa u otra', rule: 'own' },
] as const satisfies readonly { id: string; label: string; rule: AuditorRule }[]

const { assets, income } = auditorThresholds

export const auditorDutyForm = {
  title: 'Tu entidad',
  kind: 'Tipo de entidad',
  fields: {
    assets: {
      label: 'Activos brutos, en pesos',
      hint: 'Al 31 de diciembre del año anterior, sin restar las deudas.',
    },
    income: {
      label: 'Ingresos brutos, en pesos',
      hint: 'Todo el año anterior, sin restar costos ni gastos.',
    },
    wage: {
      label: 'Salario mínimo mensual, en pesos',
      hint: `El del año de esas cifras, sin auxilio de transporte. El de ${measuringWage.year} es el del ${measuringWage.source}.`,
    },
  },
  problem: 'Escribe solo la cifra, como 1.250.000.000.',
  clear: 'Empezar de nuevo',
  result: 'Resultado',
  empty: 'Aquí verás si estás obligado y por cuál de las dos cifras.',
  missing: 'Con una cifra por debajo del tope no basta: falta la otra.',
  wageMissing: 'Falta el salario mínimo para hacer la cuenta.',
  verdicts: {
    obliged: 'Sí, estás obligado',
    free: 'No, con estas cifras no',
    always: 'Sí, siempre',
    voluntary: 'No, pero puedes nombrarlo',
    own: 'Depende de tu norma',
  },
  reasons: {
    figures: `Basta que una de las dos cifras sea igual o superior a su tope: activos brutos de ${assets.toLocaleString('es-CO')} salarios mínimos o más${wagesInPesos(assets)}, o ingresos brutos de ${income.toLocaleString('es-CO')} o más${wagesInPesos(income)} (parágrafo 2 del artículo 13 de la Ley 43 de 1990).`,
    always:
      'Las sociedades anónimas, las comanditas por acciones y las sucursales de compañías extranjeras deben tenerlo siempre (artículo 203 del Código de Comercio), y las copropiedades de uso comercial o mixto también (Ley 675 de 2001). Las cifras no cambian eso.',
    voluntary: 'La asamblea puede nombrarlo de forma voluntaria (Ley 675 de 2001).',
    own: 'Fundaciones, cooperativas y otras entidades siguen sus propias normas y sus estatutos. Cuéntanos cuál es la tuya y la revisamos contigo sin costo.',
  },
  table: {
    label: 'La cuenta, en salarios mínimos',
    figure: 'Cifra',
    wages: 'Salarios',
    limit: 'Tope',
    reaches: 'Llega',
    below: 'No llega',
    names: { assets: 'Activos brutos', income: 'Ingresos brutos' },
  },
  help: 'Es una ayuda, no un concepto. Un contador lo confirma.',
  ask: 'Pedir una propuesta de revisoría fiscal',
} as const

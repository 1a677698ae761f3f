/** `{periodo}` is replaced by the name of the period. */
export type RequestTemplate = {
  id: string
  name: string
  title: string
  note: string
  items: readonly TemplateItem[]
}
type TemplateItem = {
  title: string
  help: string
  required: boolean
  allowsNone: boolean
  answerWith: 'file' | 'text' | 'appointment'
}

const file = (title: string, help: string, more: Partial<TemplateItem> = {}): TemplateItem => ({
  title,
  help,
  required: true,
  allowsNone: false,
  answerWith: 'file',
  ...more,
})
const question = (title: string, help: string, more: Partial<TemplateItem> = {}): TemplateItem =>
  file(title, help, { answerWith: 'text', ...more })

const bank = file('Extractos bancarios', 'De cada cuenta de la empresa. Descárgalos en PDF, sin clave.')
const mayBeNone = { allowsNone: true }
const optional = { required: false }

export const requestTemplates: readonly RequestTemplate[] = [
  {
    id: 'iva',
    name: 'IVA',
    title: 'Soportes para el IVA, {periodo}',
    note: 'Con esto preparamos tu declaración de IVA. Las facturas que ya subiste no hace falta enviarlas otra vez.',
    items: [
      file('Ventas del período', 'El informe de tu programa de facturación, con bases y tarifas.'),
      file(
        'Compras y gastos que falten en el portal',
        'Facturas electrónicas y documentos soporte que no hayas subido.',
        mayBeNone,
      ),
      file('Notas crédito y débito', 'Las que emitiste o recibiste en el período.', mayBeNone),
      file('Certificados de retención de IVA', 'Te los dan los clientes que te retienen.', mayBeNone),
      bank,
    ],
  },
  {
    id: 'retencion',
    name: 'Retención en la fuente',
    title: 'Soportes para la retención, {periodo}',
    note: 'Con esto preparamos tu declaración de retención en la fuente.',
    items: [
      file('Pagos y causaciones del mes', 'El auxiliar de proveedores o la lista de lo que pagaste.'),
      file('Cuentas de cobro y honorarios', 'De las personas que te prestaron servicios.', mayBeNone),
      file('Nómina y planilla PILA pagada', 'El resumen de nómina y el comprobante de pago.', mayBeNone),
      file('Pagos al exterior', 'Facturas y contratos de proveedores de fuera de Colombia.', {
        ...mayBeNone,
        ...optional,
      }),
    ],
  },
  {
    id: 'renta-persona-natural',
    name: 'Renta de persona natural',
    title: 'Documentos para tu renta, {periodo}',
    note: 'Con esto preparamos tu declaración de renta. Si algo no te aplica, di «No lo tengo».',
    items: [
      file('Certificado de ingresos y retenciones', 'Formulario 220, de cada empleador.', mayBeNone),
      file('Certificados bancarios', 'Saldos, rendimientos y retenciones a 31 de diciembre, de cada banco.'),
      file('Certificados de inversiones y cesantías', 'Fondos, CDT, acciones y cesantías.', mayBeNone),
      file('Propiedades y vehículos', 'Predial e impuesto del vehículo del año.', mayBeNone),
      file('Deudas a 31 de diciembre', 'Certificados de créditos y tarjetas.', mayBeNone),
      file(
        'Deducciones',
        'Intereses de vivienda, medicina prepagada, aportes voluntarios y facturas electrónicas a tu nombre.',
        mayBeNone,
      ),
      question('¿Tienes personas a cargo?', 'Escribe quiénes son, su documento y su parentesco.', mayBeNone),
    ],
  },
  {
    id: 'nomina',
    name: 'Nómina del mes',
    title: 'Novedades de nómina, {periodo}',
    note: 'Con esto liquidamos la nómina y la planilla PILA.',
    items: [
      question('Ingresos y retiros', 'Nombre, documento, cargo, salario y fecha.', mayBeNone),
      question(
        'Horas extra, comisiones y bonificaciones',
        'Por persona: qué, cuánto y de qué días.',
        mayBeNone,
      ),
      file('Incapacidades y licencias', 'El certificado de la EPS o de la ARL, completo.', mayBeNone),
      file('Contratos y afiliaciones nuevas', 'De quien entró este mes.', { ...mayBeNone, ...optional }),
    ],
  },
  {
    id: 'cierre-de-mes',
    name: 'Cierre de mes',
    title: 'Soportes del cierre, {periodo}',
    note: 'Con esto cerramos la contabilidad del mes y te enviamos los estados financieros.',
    items: [
      bank,
      file('Ventas por datáfono y pasarelas', 'El reporte por día, con comisiones y retenciones.', mayBeNone),
      file('Caja menor', 'La relación y los recibos del mes.', mayBeNone),
      file('Inventario al cierre', 'Cantidades y costo, en PDF.', mayBeNone),
      file('Recibos de servicios y arriendo', 'A nombre de la empresa.', mayBeNone),
      question('¿Pasó algo que debamos saber?', 'Créditos nuevos, compras grandes, contratos, demandas.', {
        ...mayBeNone,
        ...optional,
      }),
    ],
  },
]

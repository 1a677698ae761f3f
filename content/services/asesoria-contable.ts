import { firm } from '../firm'
import type { Question, ServiceDetail } from '../services'

export const asesoriaContableQuestions: readonly Question[] = [
  {
    question: '¿Tengo que cambiar de programa contable?',
    answer:
      'No. Trabajamos con varios de los sistemas más usados en Colombia, entre ellos Siigo, World Office, Helisa y Alegra. Si aún no tienes uno, te ayudamos a escoger según tu operación.',
    asked: `cambiar de programa, cambiar programa, cambiar de software, cambiar de sistema,
me toca comprar otro software`,
  },
  {
    question: '¿Qué norma contable le corresponde a mi empresa?',
    answer:
      'El Decreto 2420 de 2015 divide a las empresas en tres grupos: NIIF plenas, NIIF para las Pymes y contabilidad simplificada para microempresas. Lo definen el tamaño, la actividad y el interés público. Lo revisamos contigo en la evaluación inicial, que es gratuita.',
    asked: `que norma contable, que niif, cual niif, niif me toca, niif pymes, grupo niif, niif me corresponde,
que grupo niif soy, una microempresa aplica niif, que son las niif`,
  },
  {
    question: '¿Cuándo recibo los estados financieros?',
    answer:
      'Dentro de los primeros 10 días hábiles del mes siguiente, si los soportes están completos al cierre. En el portal ves qué falta y quién lo tiene.',
    asked: `cuando recibo estados financieros, cuando entregan estados financieros, cuando mandan informes, cuando me entregan,
cada cuanto me dan informes, cuando me mandan el balance, que dia del mes entregan los estados`,
  },
  {
    question: '¿Cuánto tiempo debo conservar los soportes?',
    answer:
      'Los libros y papeles de comercio se conservan 10 años, en papel o en un medio electrónico que garantice su reproducción exacta (artículo 28 de la Ley 962 de 2005).',
    asked: `cuanto tiempo guardar, cuanto tiempo guardo, cuanto tiempo debo guardar, cuanto tiempo conservar, cuantos años guardar, cuantos años se guardan, cuantos años conservar, puedo botar facturas, botar papeles,
puedo botar las facturas viejas, hasta cuando guardo los papeles de la empresa, cuantos años se guardan los libros de contabilidad,
por cuantos años archivo la contabilidad`,
  },
]

export const asesoriaContable: ServiceDetail = {
  slug: 'asesoria-contable',
  metaDescription: `Contabilidad para empresas en ${firm.address.city}: registro, conciliaciones, NIIF y estados financieros mensuales, con cada cifra soportada.`,
  intro:
    'Llevamos tu contabilidad con el soporte al lado de cada cifra. Cada mes recibes estados financieros conciliados y una página que explica qué cambió y por qué.',
  facts: [
    { label: 'Informes', value: 'Cada mes, conciliados' },
    { label: 'Marco', value: 'NIIF plenas, Pymes o microempresas' },
    { label: 'Inicio', value: '1 a 2 semanas' },
  ],
  benefits: [
    'Sabes cuánto ganaste, cuánto debes y cuánto te deben, todos los meses.',
    'Bancos, cartera y proveedores conciliados antes de cada cierre.',
    'Facturas revisadas al llegar: los errores se corrigen a tiempo, no en diciembre.',
    'Libros y soportes ordenados para la DIAN, los bancos y los socios.',
  ],
  example: {
    title: 'Conciliación bancaria de ejemplo',
    period: 'Octubre 2026',
    rows: [
      { label: 'Saldo según extracto', value: '48.215.300' },
      { label: 'Consignación en tránsito', note: '30 de octubre', value: '2.400.000' },
      { label: 'Cheques sin cobrar', note: '2 cheques', value: '−3.180.000' },
    ],
    total: { label: 'Saldo según libros', value: '47.435.300' },
  },
  specifics: {
    title: 'Servicios específicos',
    items: [
      {
        title: 'Registro contable',
        text: 'Compras, ventas, bancos, nómina e inventarios, causados en el período que les corresponde.',
      },
      {
        title: 'Conciliaciones',
        text: 'Bancos, cartera, proveedores, impuestos y préstamos, con las partidas abiertas explicadas.',
      },
      {
        title: 'Estados financieros',
        text: 'Situación financiera, resultados, patrimonio, flujos de efectivo y notas, bajo el Decreto 2420 de 2015.',
      },
      {
        title: 'Facturación electrónica',
        text: 'Habilitación ante la DIAN, eventos de recepción y control de documentos soporte.',
      },
      {
        title: 'Informes gerenciales',
        text: 'Resultado por línea o centro de costos, comparado con el presupuesto y con el año anterior.',
      },
      {
        title: 'Puesta al día',
        text: 'Reconstruimos períodos atrasados y saldos iniciales, con un plan y una fecha de cierre.',
      },
    ],
  },
  tools: [
    { href: '/herramientas/validar-factura', label: 'Revisar una factura electrónica' },
    { href: '/herramientas/digito-nit', label: 'Calcular el dígito de un NIT' },
  ],
  faq: asesoriaContableQuestions,
  closing: { title: 'Cierra el mes sin miedo', text: 'La evaluación inicial es gratuita y sin compromisos.' },
  related: ['asesoria-tributaria', 'asesoria-nomina', 'asesoria-legal'],
}

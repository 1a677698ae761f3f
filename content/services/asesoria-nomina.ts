import { due } from '../assistant/due'
import { wageAnswer } from '../legal-figures'
import type { Question, ServiceDetail } from '../services'

export const asesoriaNominaQuestions: readonly Question[] = [
  {
    question: '¿Cuándo debo enviar las novedades?',
    answer:
      'Las novedades deben llegar 3 días hábiles antes de la fecha de pago. Los sábados, domingos y festivos no cuentan. Para un pago el viernes 11 de diciembre de 2026 el plazo cierra el lunes 7, porque el martes 8 es festivo.',
    asked: `novedades de nomina, cuando envio novedades, cuando mandar novedades, cuando mando novedades, anticipacion novedades, plazo novedades, hasta cuando novedades, reportar novedades,
cuando les mando las horas extras de este mes, hasta que dia aviso que entro un empleado nuevo`,
  },
  {
    question: '¿Qué pasa si una novedad llega tarde?',
    answer: 'La incluimos en el siguiente pago, o hacemos un ajuste si todavía hay tiempo.',
  },
  {
    question: '¿Cuánto es el salario mínimo?',
    answer: wageAnswer(),
    asked: `salario minimo, sueldo minimo, smmlv, smlv, smlmv, minimo legal, minimo este año, en cuanto quedo el minimo de este año, cual es el salario minimo actual, en cuanto esta el salario minimo hoy, minimo 2026, cuanto es el minimo, auxilio de transporte, cuanto es el auxilio de transporte, cuanto se gana al mes con el minimo`,
  },
  {
    question: '¿Cuándo se pagan la seguridad social, la prima y las cesantías?',
    // Source of the days: Decreto 1990 de 2016; all other dates are from published calendars of 2026.
    answer:
      'La planilla, del segundo al decimosexto día hábil de cada mes, según los dos últimos dígitos del NIT (Decreto 1990 de 2016). La prima, a más tardar el 30 de junio y dentro de los primeros 20 días de diciembre. Los intereses de las cesantías, hasta el 31 de enero; las cesantías se consignan hasta el 14 de febrero.',
    asked: `${due('seguridad social')}, ${due('planilla')}, ${due('pila')}, ${due('prima')}, ${due('cesantias')}, ${due('intereses cesantias')},
que dia pago la planilla,
hasta cuando hay plazo para pagar la prima de diciembre, cuando consignan las cesantias`,
  },
  {
    question: '¿Ya aplican la jornada de 42 horas?',
    answer:
      'Sí. Desde el 15 de julio de 2026 la jornada máxima es de 42 horas semanales (Ley 2101 de 2021), así que la hora ordinaria se calcula sobre 210 horas al mes. También aplicamos los recargos de la Ley 2466 de 2025.',
    asked: `42 horas, 44 horas, jornada laboral, jornada maxima, jornada semanal, horas semanales, horas a la semana, reduccion de jornada, hora ordinaria,
cuantas horas se trabaja a la semana, bajaron las horas de trabajo, cuantas horas diarias son legales`,
  },
  {
    question: '¿Puedo ver el cálculo de cada empleado?',
    answer: 'Sí. Queda en Mis Documentos, dentro del portal.',
  },
]

export const asesoriaNomina: ServiceDetail = {
  slug: 'asesoria-nomina',
  metaDescription:
    'Nómina para empresas en Colombia: liquidación, seguridad social, prestaciones y nómina electrónica ante la DIAN.',
  intro:
    'Liquidamos tu nómina, preparamos el pago de la seguridad social y transmitimos la nómina electrónica. Tú apruebas una sola hoja antes de cada pago.',
  facts: [
    { label: 'Por volumen', value: 'Hay descuento' },
    { label: 'Novedades', value: '3 días hábiles antes del pago' },
    { label: 'Inicio', value: '1 a 2 semanas' },
  ],
  benefits: [
    'Un calendario de pagos que ya descuenta los festivos.',
    'Cada desprendible con su cálculo a la vista, línea por línea.',
    'Aportes liquidados en una sola planilla.',
    'Menos riesgo de sanciones de la UGPP por errores o por retrasos.',
  ],
  example: {
    title: 'Desprendible de ejemplo',
    period: 'Primera quincena, noviembre 2026',
    rows: [
      { label: 'Salario básico', note: '15 días de 4.800.000', value: '2.400.000' },
      { label: 'Horas extra diurnas', note: '6 × 28.571', value: '171.426' },
      { label: 'Salud 4%', value: '−102.857' },
      { label: 'Pensión 4%', value: '−102.857' },
    ],
    total: { label: 'Neto a pagar', value: '2.365.712' },
  },
  specifics: {
    title: 'Servicios específicos',
    items: [
      {
        title: 'Liquidación quincenal o mensual',
        text: 'Salarios, horas extra, recargos, incapacidades y licencias.',
      },
      { title: 'Seguridad social', text: 'Salud, pensión, riesgos, caja y parafiscales en planilla única.' },
      {
        title: 'Nómina electrónica',
        text: 'Transmisión a la DIAN en los 10 primeros días del mes siguiente, y notas de ajuste.',
      },
      {
        title: 'Prestaciones sociales',
        text: 'Prima, cesantías, intereses y vacaciones, provisionadas cada mes.',
      },
      { title: 'Ingresos y retiros', text: 'Afiliaciones, contratos y liquidaciones finales.' },
      { title: 'Retención en la fuente', text: 'Cálculo por empleado y certificado anual.' },
    ],
  },
  faq: asesoriaNominaQuestions,
  closing: { title: 'Tu próxima nómina, sin sobresaltos', text: 'La evaluación inicial es gratuita.' },
  related: ['asesoria-contable', 'asesoria-tributaria', 'asesoria-legal'],
}

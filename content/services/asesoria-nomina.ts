import type { ServiceDetail } from '../services'

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
  faq: [
    {
      question: '¿Cuándo debo enviar las novedades?',
      answer:
        'Las novedades deben llegar 3 días hábiles antes de la fecha de pago. Los sábados, domingos y festivos no cuentan. Para un pago el viernes 11 de diciembre de 2026 el plazo cierra el lunes 7, porque el martes 8 es festivo.',
    },
    {
      question: '¿Qué pasa si una novedad llega tarde?',
      answer: 'La incluimos en el siguiente pago, o hacemos un ajuste si todavía hay tiempo.',
    },
    {
      question: '¿Ya aplican la jornada de 42 horas?',
      answer:
        'Sí. Desde el 15 de julio de 2026 la jornada máxima es de 42 horas semanales (Ley 2101 de 2021), así que la hora ordinaria se calcula sobre 210 horas al mes. También aplicamos los recargos de la Ley 2466 de 2025.',
    },
    {
      question: '¿Puedo ver el cálculo de cada empleado?',
      answer: 'Sí. Queda en Mis Documentos, dentro del portal.',
    },
  ],
  closing: { title: 'Tu próxima nómina, sin sobresaltos', text: 'La evaluación inicial es gratuita.' },
  related: ['asesoria-contable', 'asesoria-tributaria', 'asesoria-legal'],
}

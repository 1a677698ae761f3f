import type { ServiceDetail } from '../services'

export const asesoriaTributaria: ServiceDetail = {
  slug: 'asesoria-tributaria',
  metaDescription:
    'Asesoría tributaria en Bogotá: IVA, retención en la fuente, renta, ICA, información exógena y respuesta a requerimientos de la DIAN.',
  intro:
    'Calculamos, presentamos y explicamos tus impuestos. Antes de cada vencimiento recibes el borrador con su cálculo, cuánto pagar y hasta qué día.',
  facts: [
    { label: 'Borrador', value: '5 días hábiles antes del vencimiento' },
    { label: 'Cubre', value: 'DIAN y municipios' },
    { label: 'Inicio', value: '1 a 2 semanas' },
  ],
  benefits: [
    'Un calendario con tus fechas, según el último dígito del NIT y los festivos.',
    'Ninguna declaración sin el cálculo a la vista y tu visto bueno.',
    'Descuentos, exenciones y saldos a favor que sí aplican, con su norma.',
    'Alguien que responde cuando llega un requerimiento.',
  ],
  example: {
    title: 'IVA de ejemplo',
    period: 'Bimestre septiembre a octubre 2026',
    rows: [
      { label: 'IVA generado', note: '19% de 186.400.000', value: '35.416.000' },
      { label: 'IVA descontable', note: '19% de 121.300.000', value: '−23.047.000' },
      { label: 'Retenciones de IVA', note: '15% de 12.400.000', value: '−1.860.000' },
    ],
    total: { label: 'Saldo a pagar', value: '10.509.000' },
  },
  specifics: {
    title: 'Servicios específicos',
    items: [
      {
        title: 'IVA y consumo',
        text: 'Declaración bimestral o cuatrimestral, según tus ingresos superen o no 92.000 UVT.',
      },
      {
        title: 'Retención en la fuente',
        text: 'Cálculo y declaración mensual, certificados y autorretenciones.',
      },
      {
        title: 'Renta',
        text: 'Personas jurídicas y naturales: conciliación fiscal, anticipo y planeación antes del cierre.',
      },
      {
        title: 'ICA y tributos locales',
        text: 'Bogotá y otros municipios: industria y comercio, retenciones y avisos y tableros.',
      },
      {
        title: 'Información exógena',
        text: 'Formatos de la DIAN y de los municipios, cruzados con la contabilidad antes de enviarlos.',
      },
      {
        title: 'Requerimientos y devoluciones',
        text: 'Respuestas a la DIAN, correcciones y solicitudes de saldos a favor.',
      },
    ],
  },
  faq: [
    {
      question: '¿Cada cuánto debo declarar IVA?',
      answer:
        'Cada dos meses si tus ingresos brutos del año anterior fueron iguales o superiores a 92.000 UVT, y cada cuatro meses si fueron menores (artículo 600 del Estatuto Tributario). Los exportadores y los productores de bienes exentos declaran cada dos meses.',
    },
    {
      question: '¿Qué pasa si presento tarde?',
      answer:
        'Hay una sanción de extemporaneidad del 5% del impuesto por cada mes o fracción de mes, con tope del 100% (artículo 641 del Estatuto Tributario), además de los intereses. Es menor si cumples las condiciones de reducción del artículo 640. Nunca es menor de 10 UVT.',
    },
    {
      question: '¿Me conviene el régimen simple?',
      answer:
        'Depende de la actividad, el margen y los municipios donde operas. Está abierto, en general, a quienes tienen ingresos brutos inferiores a 100.000 UVT y cumplen los demás requisitos. Comparamos ambos regímenes con tus cifras antes de que decidas.',
    },
    {
      question: '¿Cuándo queda en firme una declaración?',
      answer:
        'Por regla general, 3 años después del vencimiento del plazo para declarar, o de la presentación si fue tardía (artículo 714 del Estatuto Tributario). Hasta entonces la DIAN puede revisarla y los soportes deben estar a mano.',
    },
  ],
  closing: {
    title: 'Que ningún vencimiento te sorprenda',
    text: 'Revisamos tu calendario tributario sin costo en la evaluación inicial.',
  },
  related: ['asesoria-contable', 'asesoria-legal', 'auditoria-externa'],
}

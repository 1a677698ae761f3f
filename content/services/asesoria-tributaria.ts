import { firm } from '../firm'
import { due } from '../assistant/due'
import { uvtAnswer, uvtInPesos } from '../legal-figures'
import type { Question, ServiceDetail } from '../services'

export const asesoriaTributariaQuestions: readonly Question[] = [
  {
    question: '¿Cuándo se declara la renta?',
    // Source: DUR 1625 de 2016, articles 1.6.1.13.2.11 to .13 and .15 (Decreto 2229 de 2023).
    answer:
      'Las sociedades declaran y pagan la primera cuota en mayo, y la segunda en julio. Los grandes contribuyentes pagan en febrero, abril y junio, y declaran en abril. Siempre del séptimo al decimosexto día hábil, según el último dígito del NIT. Las personas naturales, en 2026, del 12 de agosto al 26 de octubre, según los dos últimos dígitos (Decreto 2229 de 2023).',
    asked: `${due('renta')}, ${due('declaracion renta')}, en que fecha se declara la renta, fechas para declarar renta, cuando les toca la renta a las personas, cuando declaran las personas naturales, cuando abre la renta, calendario de renta, declaro renta cuando, primera cuota renta, segunda cuota renta, tercera cuota renta, segunda cuota de renta, cuotas de renta, segunda cuota,
que dia me toca la renta segun mi cedula, en que mes declaran las empresas, hasta cuando hay plazo pa la renta,
cuando empieza la renta de personas naturales 2026`,
  },
  {
    question: '¿Cuándo vencen el IVA y la retención en la fuente?',
    // Source: DUR 1625 de 2016, articles 1.6.1.13.2.30, .31 and .33.
    answer:
      'Del séptimo al decimosexto día hábil del mes, según el último dígito del NIT sin el de verificación: el 1 va primero y el 0, de último. La retención, al mes siguiente. El IVA bimestral, en marzo, mayo, julio, septiembre, noviembre y enero; el cuatrimestral, en mayo, septiembre y enero (Decreto 2229 de 2023). Un festivo nuevo o una prórroga mueve las fechas: confirma la tuya en el calendario de la DIAN.',
    asked: `${due('iva')}, ${due('retencion')}, ${due('retefuente')}, ${due('retencion en la fuente')}, fechas del iva de este año, ${due('reteiva')}, ${due('impuestos')}, cuando declaro, cuando debo declarar, cuando toca declarar, cuando se vence, vencimientos, vencimientos dian, calendario tributario, calendario dian, calendario de impuestos, fechas dian, plazos dian,
que dia se paga el iva, cuando es el proximo iva, fechas del iva cuatrimestral`,
  },
  {
    question: '¿Estoy obligado a declarar renta como persona natural?',
    // The amounts use the UVT of 2025 (49.799), because 2025 is the year declared.
    answer:
      'Por el año 2025, si tus ingresos brutos fueron de 1.400 UVT o más ($\u00a069.718.600), si tus consumos con tarjeta, tus compras o tus consignaciones pasaron de esa cifra, si tu patrimonio bruto pasó de 4.500 UVT ($\u00a0224.095.500) o si eres responsable de IVA. Se usa la UVT del año que se declara.',
    asked: `obligado a declarar, obligada a declarar, debo declarar renta, tengo que declarar renta, toca declarar renta, me toca declarar, tope para declarar, topes declarar, topes renta, tope renta, quien declara renta, quienes declaran renta, debe declarar persona natural, persona natural declarar,
me toca hacer declaracion de renta, como se si declaro renta, desde cuanto se declara, quienes estan obligados a presentar renta, cuales son los topes de renta`,
  },
  {
    question: '¿Cuánto vale la UVT?',
    answer: uvtAnswer,
    asked: `uvt, uvts, cuanto es la uvt, cuanto esta la uvt este año, a como esta la uvt, valor de la uvt, la uvt de hoy, en cuanto quedo la uvt, que es la uvt,
cuanto vale una unidad de valor tributario, valor uvt`,
  },
  {
    question: '¿Cuándo se presentan la exógena y el ICA?',
    answer:
      'La exógena, entre abril y junio, según los últimos dígitos del NIT: la tabla cambia cada año con una resolución de la DIAN. El ICA depende de cada municipio, que publica sus fechas. No damos un día sin ver tu NIT y tus municipios: pregúntanos el tuyo.',
    asked: `${due('exogena')}, ${due('medios magneticos')}, ${due('ica')}, ${due('reteica')}, ${due('industria y comercio')},
cuando empieza la exogena, que dia me toca el ica de este bimestre, fechas del ica este año, en que fecha se paga el ica`,
  },
  {
    question: '¿Cada cuánto debo declarar IVA?',
    answer:
      'Cada dos meses si tus ingresos brutos del año anterior fueron de 92.000 UVT o más ($\u00a04.581.508.000 para los períodos de 2026, con la UVT de 2025), y cada cuatro meses si fueron menores (artículo 600 del Estatuto Tributario). Los exportadores, los productores de bienes exentos y quien empieza la actividad ese año declaran cada dos meses; quien ya la tenía y pasa a responsable, según sus ingresos del año anterior.',
    asked: `cada cuanto iva, cada cuanto se declara el iva, cada cuanto hay que declarar iva, cada cuanto me toca presentar el iva, cada cuanto presento iva segun mis ventas, con que ingresos el iva es bimestral, facturo mucho al año cada cuanto pago iva, cada cuanto declarar iva, cada cuanto se paga iva, iva bimestral o cuatrimestral, bimestral o cuatrimestral, periodicidad del iva,
mi iva es cada dos o cada cuatro meses, quien declara cada cuatrimestre`,
  },
  {
    question: '¿Qué pasa si presento tarde?',
    answer:
      'Hay una sanción de extemporaneidad del 5% del impuesto a cargo por cada mes o fracción de mes, con tope del 100% (artículo 641 del Estatuto Tributario), además de los intereses. Es menor si cumples las condiciones de reducción del artículo 640. Nunca es menor de 10 UVT ($\u00a0524.000 en 2026).',
    asked: `presento tarde, presentar tarde, presente tarde, declarar tarde, declare tarde, pago tarde iva, sancion por tarde, extemporaneidad, no declare, no presente declaracion, se me paso declarar, se me vencio, me pase de la fecha, sancion minima, cuanto es la sancion minima, de cuanto es la sancion minima, valor sancion minima, que pasa si declaro despues de la fecha, si me demoro en declarar que pasa`,
  },
  {
    question: '¿Me conviene el régimen simple?',
    answer: `Depende de la actividad, el margen y los municipios donde operas. Está abierto, en general, a quienes tienen ingresos brutos inferiores a 100.000 UVT${uvtInPesos(100_000)} y cumplen los demás requisitos. La inscripción cierra el último día hábil de febrero (artículo 909 del Estatuto Tributario); después hay anticipos cada bimestre y una declaración anual en abril. Comparamos ambos regímenes con tus cifras antes de que decidas.`,
    asked: `regimen simple, simple de tributacion, conviene el simple, pasarme al simple, pasar al simple, puedo pasar al simple, simple o normal, simple o ordinario, simple u ordinario, cambiarme al simple, anticipo simple, rst, requisitos del simple, tope del simple,
que diferencia hay entre el simple y el ordinario, quien puede estar en el simple,
que me conviene mas simple u ordinario, ventajas del simple, comparar simple con renta normal, el regimen simple sirve para un restaurante,
los profesionales pueden estar en el simple`,
  },
  {
    question: '¿Cuándo queda en firme una declaración?',
    answer:
      'Por regla general, 3 años después del vencimiento del plazo para declarar, o de la presentación si fue tardía (artículo 714 del Estatuto Tributario). Hasta entonces la DIAN puede revisarla y los soportes deben estar a mano.',
    asked: `en firme, firmeza, hasta cuando puede revisar, cuanto tiempo dian revisar, cuantos años revisar dian, prescribe declaracion,
cuantos años tiene la dian para fiscalizarme, 
la dian puede revisar declaraciones viejas`,
  },
]

export const asesoriaTributaria: ServiceDetail = {
  slug: 'asesoria-tributaria',
  metaDescription: `Asesoría tributaria en ${firm.address.city}: IVA, retención en la fuente, renta, ICA, información exógena y respuesta a requerimientos de la DIAN.`,
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
        text: 'Declaración bimestral si tus ingresos del año anterior fueron de 92.000 UVT o más; cuatrimestral si fueron menores.',
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
        text: `${firm.address.city} y otros municipios: industria y comercio, retenciones y avisos y tableros.`,
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
  faq: asesoriaTributariaQuestions,
  closing: {
    title: 'Que ningún vencimiento te sorprenda',
    text: 'Revisamos tu calendario tributario sin costo en la evaluación inicial.',
  },
  related: ['asesoria-contable', 'asesoria-nomina', 'asesoria-legal'],
}

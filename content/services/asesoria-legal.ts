import { firm } from '../firm'
import type { Question, ServiceDetail } from '../services'

export const asesoriaLegalQuestions: readonly Question[] = [
  {
    question: '¿Cómo creo una empresa?',
    answer:
      'En cuatro pasos: escoger nombre, socios y estatutos; registrarla en la Cámara de Comercio y sacar el RUT; abrir la cuenta bancaria y la firma electrónica; y habilitar la facturación electrónica y el registro de beneficiarios finales (RUB). La mayoría elige la S.A.S., que se crea por documento privado (Ley 1258 de 2008). Toma de 2 a 4 semanas, y lo hacemos contigo.',
    asked: `quiero crear una sas que pasos son y cuanto se demora, que necesito para crear una sas y cuanto se demora, quiero montar una empresa con mi hermano que debo hacer y cuanto tarda, como creo una empresa con mi socio, como creo empresa, como crear empresa, como se crea empresa, como creo negocio, como monto empresa, como monto negocio, como montar empresa, como montar negocio, como abro empresa, como abrir empresa, como abro negocio, como constituyo, como constituir, como registro empresa, como registrar empresa, como formalizo, como formalizar, como legalizo, hacer para montar, para montar una sas, para montar sas, montar una sas, crear una sas, para crear sas, abrir una sas, armar una sas, armar empresa, como hago sas, como creo sas, como crear sas, como abro sas, pasos crear empresa, pasos para crear, pasos para montar, requisitos para crear,
quiero formalizar mi emprendimiento, que necesito para abrir un negocio, como legalizo mi tienda, quiero montar una sociedad con un amigo,
pasos para registrar mi marca y mi empresa, que se hace primero la camara o el rut, como monto una empresa de domicilios,
quiero poner una cafeteria que papeles necesito`,
  },
  {
    question: '¿Cuánto toma crear una empresa?',
    answer:
      'La constitución de una empresa toma de 2 a 4 semanas: estatutos y registro en la primera mitad; cuenta bancaria, firma y facturación electrónica en la segunda. El banco suele ser el paso más lento.',
  },
  {
    question: '¿Qué tipo de sociedad me conviene?',
    answer:
      'La mayoría elige la S.A.S. (Ley 1258 de 2008): basta un accionista, se crea por documento privado y limita la responsabilidad al aporte. Para algunas actividades reguladas o familias empresarias hay mejores opciones, y lo conversamos antes.',
    asked: `diferencia sas ltda, sas y ltda, entre sas y, que tipo de sociedad, que sociedad me conviene, que tipo de empresa, sas o limitada, sas o ltda, sas o persona natural, persona natural o juridica, me conviene montar sas o seguir como persona natural, que es una sas,
que diferencia hay entre persona natural y juridica, con cuantos socios hago una sas, una sas con un solo dueño se puede`,
  },
  {
    question: '¿Cuándo se renueva la matrícula mercantil?',
    answer:
      'Cada año, en los tres primeros meses, a más tardar el 31 de marzo (artículo 33 del Código de Comercio). Renovar tarde puede traer multas de la Superintendencia de Sociedades y, con los años, la depuración del registro.',
    asked: `renovar matricula, renovacion matricula, renuevo matricula, renueva matricula, renovacion camara de comercio,
no renove la camara de comercio este año, hasta cuando tengo para renovar la matricula, que pasa si no renuevo el registro mercantil,
cuando toca pagar camara de comercio`,
  },
  {
    question: '¿Cómo cobran?',
    answer:
      'Desde $\u00a0200.000 por hora para consultas puntuales, o con paquetes mensuales desde $\u00a01.200.000 si necesitas acompañamiento continuo, más IVA. Antes de empezar recibes una estimación de horas.',
  },
]

export const asesoriaLegal: ServiceDetail = {
  slug: 'asesoria-legal',
  metaDescription: `Asesoría legal para empresas en ${firm.address.city}: constitución de sociedades, contratos, actas, laboral y protección de datos.`,
  intro:
    'Constituimos tu empresa, escribimos tus contratos y cuidamos tus actas. Abogados que leen tus cuentas junto al contador, no aparte.',
  facts: [
    { label: 'Paquete mensual', value: 'desde $\u00a01.200.000, más IVA' },
    { label: 'Crear una empresa', value: '2 a 4 semanas' },
    { label: 'Inicio', value: '1 a 2 semanas' },
  ],
  benefits: [
    'Contratos cortos, en español claro, que se pueden cumplir y hacer cumplir.',
    'Libros de actas y de accionistas al día, con las firmas que la ley pide.',
    'Cada decisión legal revisada también por su efecto tributario.',
    'Un precio por hora o un paquete mensual, acordado antes de empezar.',
  ],
  example: {
    title: 'Crear una S.A.S., paso a paso',
    period: 'Plan de trabajo de ejemplo',
    rows: [
      { label: 'Nombre, socios y estatutos', value: 'Semana 1' },
      { label: 'Cámara de Comercio y RUT', value: 'Semana 1 o 2' },
      { label: 'Cuenta bancaria y firma electrónica', value: 'Semana 2 o 3' },
      { label: 'Facturación electrónica y RUB', value: 'Semana 2 a 4' },
    ],
    total: { label: 'Lista para operar', value: '2 a 4 semanas' },
  },
  specifics: {
    title: 'Servicios específicos',
    items: [
      {
        title: 'Constitución de empresas',
        text: 'S.A.S. y otros tipos de sociedad, matrícula mercantil, RUT y registro de beneficiarios finales.',
      },
      {
        title: 'Contratos',
        text: 'Prestación de servicios, suministro, arrendamiento, confidencialidad y acuerdos de accionistas.',
      },
      {
        title: 'Asambleas y actas',
        text: 'Reunión ordinaria en los tres primeros meses del año, reformas, dividendos y libros.',
      },
      {
        title: 'Laboral',
        text: 'Contratos de trabajo, reglamento interno, procesos disciplinarios y acuerdos de retiro.',
      },
      {
        title: 'Protección de datos',
        text: 'Políticas, autorizaciones y contratos de transmisión según la Ley 1581 de 2012.',
      },
      {
        title: 'Marcas y trámites',
        text: 'Registro de marca ante la Superintendencia de Industria y Comercio y renovación de la matrícula.',
      },
    ],
  },
  faq: asesoriaLegalQuestions,
  closing: {
    title: 'Empieza con los papeles en regla',
    text: 'Cuéntanos qué quieres crear o firmar. La evaluación inicial es gratuita.',
  },
  related: ['asesoria-contable', 'asesoria-tributaria', 'asesoria-nomina'],
}

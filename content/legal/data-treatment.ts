import { firm } from '../firm'
import { firmAddress, type LegalDocument, type LegalSection } from './legal-document'

const day = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' })
const since = day.format(new Date(firm.policyVersion))

const dataTreatmentTerms: readonly LegalSection[] = [
  {
    id: 'definiciones',
    title: 'Definiciones',
    body: [
      'Según el artículo 3 de la Ley 1581 de 2012 y el artículo 3 del Decreto 1377 de 2013:',
      [
        'Autorización: consentimiento previo, expreso e informado del titular para tratar sus datos personales.',
        'Aviso de privacidad: comunicación al titular que le informa que existen estas políticas, cómo consultarlas y para qué se tratarán sus datos.',
        'Base de datos: conjunto organizado de datos personales que es objeto de tratamiento.',
        'Dato personal: cualquier información vinculada o que pueda asociarse a una o varias personas naturales determinadas o determinables.',
        'Dato público: el que no es semiprivado, privado ni sensible, como el estado civil, la profesión o la calidad de comerciante.',
        'Dato sensible: el que afecta la intimidad o cuyo uso indebido puede generar discriminación.',
        'Encargado del tratamiento: quien trata datos por cuenta del responsable.',
        'Responsable del tratamiento: quien decide sobre la base de datos o el tratamiento.',
        'Titular: persona natural cuyos datos son objeto de tratamiento.',
        'Transferencia: envío de datos a otro responsable, dentro o fuera del país.',
        'Transmisión: comunicación de datos a un encargado para que los trate por cuenta del responsable.',
        'Tratamiento: cualquier operación sobre datos personales, como recolectarlos, almacenarlos, usarlos, circularlos o suprimirlos.',
      ],
    ],
  },
  {
    id: 'principios',
    title: 'Principios',
    body: [
      'Aplicamos los principios del artículo 4 de la Ley 1581 de 2012:',
      [
        'Legalidad: el tratamiento es una actividad reglada, sujeta a la ley.',
        'Finalidad: obedece a un fin legítimo, que se informa al titular.',
        'Libertad: solo se ejerce con su consentimiento previo, expreso e informado, o por mandato legal o judicial.',
        'Veracidad o calidad: la información es veraz, completa, exacta, actualizada, comprobable y comprensible.',
        'Transparencia: el titular puede saber en cualquier momento qué datos suyos existen.',
        'Acceso y circulación restringida: los datos no se publican y solo los ven las personas autorizadas.',
        'Seguridad: hay medidas técnicas, humanas y administrativas contra la adulteración, la pérdida y el acceso no autorizado.',
        'Confidencialidad: quienes intervienen guardan reserva, también cuando termina su relación con la firma.',
      ],
    ],
  },
]

const dataTreatmentRights: readonly LegalSection[] = [
  {
    id: 'autorizacion',
    title: 'Autorización',
    body: [
      'Pedimos la autorización antes de recoger los datos, por un medio que permita consultarla después. En el registro y en los formularios guardamos la versión y la huella del texto aceptado, la fecha, la hora, la dirección IP y el navegador. El silencio no equivale a autorizar y no usamos casillas marcadas de antemano.',
      'Según el artículo 10 de la Ley 1581 de 2012, no se necesita autorización para la información que pida una entidad pública en ejercicio de sus funciones o por orden judicial, los datos de naturaleza pública, los casos de urgencia médica o sanitaria, el tratamiento autorizado por la ley para fines históricos, estadísticos o científicos y los datos del registro civil.',
    ],
  },
  {
    id: 'derechos',
    title: 'Derechos del titular',
    body: [
      'El titular puede, según el artículo 8 de la Ley 1581 de 2012:',
      [
        'Conocer, actualizar y rectificar sus datos frente al responsable o al encargado, en especial los parciales, inexactos, incompletos, fraccionados o que induzcan a error.',
        'Solicitar prueba de la autorización otorgada, salvo cuando la ley no la exija.',
        'Ser informado, si lo pide, del uso que se ha dado a sus datos.',
        'Presentar quejas ante la Superintendencia de Industria y Comercio por infracciones a la ley.',
        'Revocar la autorización o solicitar la supresión del dato, siempre que no exista un deber legal o contractual de conservarlo.',
        'Acceder en forma gratuita a sus datos, al menos una vez cada mes calendario y cada vez que esta política cambie de manera sustancial.',
      ],
      'Pueden ejercerlos el titular, sus causahabientes, su representante o apoderado y quien actúe por estipulación a favor de otro, acreditando su calidad.',
    ],
  },
  {
    id: 'procedimiento',
    title: 'Procedimiento para ejercer los derechos',
    body: [
      'La solicitud se puede presentar por cualquiera de estos canales:',
      [
        `Por correo electrónico: ${firm.email}, con el asunto «Datos personales».`,
        `Por correo postal o en persona: ${firmAddress}.`,
        `Por teléfono: ${firm.phone.label}, de lunes a viernes de 8:00 a.m. a 6:00 p.m. y sábados de 9:00 a.m. a 1:00 p.m.`,
      ],
      'Debe traer el nombre y la identificación del titular, una dirección o correo de respuesta, la descripción de los hechos y los documentos que quiera hacer valer.',
      'Consultas. Se atienden en un máximo de 10 días hábiles desde su recibo. Si no es posible, informamos el motivo y la nueva fecha, que no pasará de 5 días hábiles más (artículo 14 de la Ley 1581 de 2012).',
      'Reclamos para corregir, actualizar o suprimir datos, o por incumplimiento de la ley. Se atienden en un máximo de 15 días hábiles contados desde el día siguiente a su recibo, con una prórroga motivada de hasta 8 días hábiles (artículo 15):',
      [
        'Si el reclamo está incompleto, pedimos lo que falta dentro de los 5 días siguientes. Pasados 2 meses sin respuesta se entiende desistido.',
        'Si no somos competentes, lo trasladamos a quien corresponda en un máximo de 2 días hábiles y lo informamos.',
        'Dentro de los 2 días hábiles siguientes al recibo del reclamo completo, el dato lleva la leyenda «reclamo en trámite» y su motivo, hasta que se decida.',
      ],
      'El titular puede acudir a la Superintendencia de Industria y Comercio una vez haya agotado la consulta o el reclamo ante la firma (artículo 16).',
    ],
  },
]

export const dataTreatment: LegalDocument = {
  path: '/tratamiento-datos',
  title: 'Política de tratamiento de datos personales',
  tab: 'Tratamiento de datos',
  description: `Política de tratamiento de datos personales de ${firm.name}: principios, derechos del titular y procedimiento para ejercerlos.`,
  basis: 'Se rige por la Ley 1581 de 2012, el Decreto 1377 de 2013 y el Decreto 1074 de 2015.',
  sections: [
    {
      id: 'responsable',
      title: 'Identificación del responsable',
      body: [
        [
          `Razón social: ${firm.legalName}`,
          `NIT: ${firm.nit}`,
          `Domicilio y dirección: ${firmAddress}`,
          `Correo electrónico: ${firm.email}`,
          `Teléfono: ${firm.phone.label}`,
          'Área que atiende consultas y reclamos: servicio al cliente',
        ],
      ],
    },
    {
      id: 'marco-legal',
      title: 'Marco legal',
      body: [
        'Esta política cumple las normas colombianas de protección de datos:',
        [
          'Artículos 15 y 20 de la Constitución Política, que protegen la intimidad, el buen nombre, el derecho a conocer lo que se guarda sobre uno y el derecho a la información.',
          'Ley 1581 de 2012, régimen general de protección de datos personales.',
          'Decreto 1377 de 2013, que la reglamenta en parte: autorización, políticas de tratamiento, ejercicio de los derechos, transferencias y responsabilidad demostrada.',
          'Decreto 1074 de 2015, Decreto Único Reglamentario del Sector Comercio, Industria y Turismo, que compila el anterior en los capítulos 25 y 26 del título 2, parte 2, libro 2.',
        ],
        'Se aplica a las bases de datos de clientes, solicitantes de acceso, contactos, proveedores y empleados que la firma trata como responsable. La historia crediticia y comercial se rige por la Ley 1266 de 2008.',
      ],
    },
    ...dataTreatmentTerms,
    {
      id: 'tratamiento',
      title: 'Tratamiento y finalidades',
      body: [
        'Recolectamos, almacenamos, usamos, circulamos dentro del equipo asignado y suprimimos datos personales para:',
        [
          'Clientes y solicitantes: estudiar la solicitud de acceso, prestar los servicios contratados, revisar y archivar documentos, facturar, cobrar y cumplir deberes legales.',
          'Contactos: responder mensajes, preparar cotizaciones y agendar citas.',
          'Proveedores: seleccionar, contratar y pagar.',
          'Empleados y aspirantes: seleccionar, contratar, pagar y afiliar a la seguridad social.',
          'Todos: proteger la seguridad de la información y atender a las autoridades.',
        ],
        'Responder preguntas sobre datos sensibles o de menores de edad es siempre facultativo. Los datos de niños, niñas y adolescentes solo se tratan si respetan su interés superior y con autorización de su representante.',
        'Para prestar el servicio transmitimos datos a encargados de alojamiento, correo, almacenamiento y automatización, algunos fuera de Colombia, con contratos que cumplen el artículo 25 del Decreto 1377 de 2013. No hacemos transferencias a otros responsables, salvo por orden de autoridad o con tu autorización.',
      ],
    },
    ...dataTreatmentRights,
    {
      id: 'vigencia',
      title: 'Vigencia',
      body: [
        `Esta política rige desde el ${since}. Los datos se conservan mientras dure la relación y, después, por el tiempo que exijan las normas contables, tributarias y laborales: 10 años para los libros y papeles de comercio (artículo 28 de la Ley 962 de 2005). Cumplido el plazo se suprimen.`,
        'Todo cambio sustancial se comunica a los titulares antes de aplicarlo, y la versión anterior queda archivada con su fecha.',
      ],
    },
  ],
}

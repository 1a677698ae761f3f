import { firm } from '../firm'
import { firmAddress } from './firm-address'
import type { LegalSection } from './legal-document'

export const dataTreatmentRights: readonly LegalSection[] = [
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

import { firm } from '../firm'
import { firmAddress, type LegalDocument } from './legal-document'

export const privacy: LegalDocument = {
  path: '/politicas-privacidad',
  title: 'Política de privacidad',
  tab: 'Privacidad',
  description: `Qué datos personales recoge ${firm.name}, para qué los usa y cómo ejercer tus derechos según la Ley 1581 de 2012.`,
  basis: 'Se rige por la Ley 1581 de 2012 y el Decreto 1377 de 2013, compilado en el Decreto 1074 de 2015.',
  sections: [
    {
      id: 'responsable',
      title: 'Responsable del tratamiento',
      body: [
        `El responsable es ${firm.legalName}, NIT ${firm.nit}, con domicilio en ${firmAddress}. Puedes escribirnos a ${firm.email} o llamarnos al ${firm.phone.label}.`,
        'Esta política explica, en palabras corrientes, qué hacemos con los datos personales que recibimos en este sitio y en el portal de clientes. La política de tratamiento de datos personales la completa con las definiciones, los principios y los procedimientos que pide la ley.',
        'Cuando llevamos la contabilidad, la nómina o los impuestos de tu empresa también tratamos datos de terceros: empleados, proveedores y clientes tuyos. Sobre esos datos tu empresa es la responsable y nosotros actuamos como encargados, según el contrato de servicios.',
      ],
    },
    {
      id: 'datos',
      title: 'Datos que recogemos',
      body: [
        'Recogemos solo lo que el servicio necesita:',
        [
          'Datos de contacto: nombre, correo electrónico, teléfono y el contenido de los mensajes que nos envías.',
          'Datos de la cuenta: correo, contraseña (guardada como resumen criptográfico, nunca en claro), estado de la solicitud de acceso y fecha del último ingreso.',
          'Datos de la empresa: razón social, NIT, dirección y representante legal.',
          'Documentos que subes: facturas, soportes e informes, con los datos personales que contengan.',
          'Citas, tareas y mensajes que creas en el portal.',
          'Datos técnicos: dirección IP, navegador y hora de los ingresos y de las acciones importantes, para proteger la cuenta y conservar la prueba de tu autorización.',
        ],
        'No pedimos datos sensibles, como los de salud, origen étnico u orientación política, ni datos de menores de edad. Si un soporte de nómina los contiene, por ejemplo una incapacidad, los tratamos solo para liquidar la novedad, con reserva y con la autorización que tu empresa haya obtenido.',
      ],
    },
    {
      id: 'finalidades',
      title: 'Para qué los usamos',
      body: [
        'Usamos los datos para estas finalidades y no para otras:',
        [
          'Estudiar tu solicitud de acceso y administrar tu cuenta en el portal.',
          'Prestar los servicios contratados: contabilidad, impuestos, nómina, asesoría legal, revisoría fiscal y auditoría externa.',
          'Revisar las facturas que subes, de manera automática y por un contador, y avisarte del resultado.',
          'Guardar una copia de tus archivos en la carpeta de Google Drive que compartimos contigo.',
          'Responder tus mensajes y preparar las cotizaciones que pidas.',
          'Cumplir deberes legales, contables y tributarios, y atender a las autoridades que lo pidan en ejercicio de sus funciones.',
          'Cuidar la seguridad del sitio y detectar usos indebidos.',
        ],
        'No vendemos datos personales. No enviamos publicidad sin una autorización aparte, que puedes retirar cuando quieras.',
        'Algunos proveedores tratan datos por cuenta nuestra: alojamiento del sitio, base de datos, correo, almacenamiento de archivos y automatización de la revisión. Pueden estar fuera de Colombia. En ese caso hay una transmisión de datos, con un contrato que les obliga a seguir esta política y a guardar reserva.',
      ],
    },
    {
      id: 'derechos',
      title: 'Tus derechos',
      body: [
        'Como titular de los datos puedes, según el artículo 8 de la Ley 1581 de 2012:',
        [
          'Conocer, actualizar y rectificar tus datos.',
          'Pedir prueba de la autorización que nos diste.',
          'Saber qué uso les hemos dado.',
          'Presentar quejas ante la Superintendencia de Industria y Comercio cuando se infrinja la ley.',
          'Revocar la autorización o pedir que suprimamos los datos, salvo que un deber legal o contractual nos obligue a conservarlos.',
          'Acceder gratis a los datos que hayamos tratado.',
        ],
        `Para ejercerlos escribe a ${firm.email}. Respondemos las consultas en un máximo de 10 días hábiles y los reclamos en un máximo de 15 días hábiles. El procedimiento completo está en la política de tratamiento de datos personales.`,
        'La supresión tiene un límite: los libros y papeles de comercio se conservan 10 años (artículo 28 de la Ley 962 de 2005) y los soportes tributarios, al menos hasta que la declaración quede en firme. Durante ese tiempo los guardamos bloqueados, sin otro uso.',
      ],
    },
    {
      id: 'seguridad',
      title: 'Seguridad',
      body: [
        'Protegemos los datos con medidas técnicas, humanas y administrativas:',
        [
          'Conexión cifrada en todo el sitio y cookies de sesión que el código de la página no puede leer.',
          'Archivos privados: se abren con tu sesión y con enlaces que vencen en 60 segundos.',
          'Acceso restringido: cada persona del equipo ve solo lo que su trabajo necesita, y las decisiones quedan registradas.',
          'Compromiso de reserva de todo el equipo, además del secreto profesional de la Ley 43 de 1990.',
        ],
        'Si ocurre un incidente que ponga en riesgo tus datos, lo informamos a la Superintendencia de Industria y Comercio dentro de los 15 días hábiles siguientes a su detección y te avisamos a ti.',
      ],
    },
    {
      id: 'cambios',
      title: 'Cambios',
      body: [
        'Si cambiamos esta política publicamos la nueva versión en esta página, con su fecha. Cuando el cambio toque la identidad del responsable o las finalidades del tratamiento, te lo avisamos por correo antes de aplicarlo y, si la ley lo exige, te pedimos una nueva autorización.',
        'Conservamos las versiones anteriores y el texto exacto que aceptaste. Puedes pedirnos una copia.',
      ],
    },
    {
      id: 'contacto',
      title: 'Contacto',
      body: [
        `El área de servicio al cliente atiende las consultas y los reclamos sobre datos personales: ${firm.email}, ${firm.phone.label}, ${firmAddress}.`,
      ],
    },
  ],
}

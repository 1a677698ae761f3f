import { firm } from '../firm'
import { firmAddress, type LegalDocument } from './legal-document'

export const terms: LegalDocument = {
  path: '/terminos-condiciones',
  title: 'Términos y condiciones',
  tab: 'Términos y condiciones',
  description: `Reglas de uso del sitio y del portal de clientes de ${firm.name}: cuentas, responsabilidades, propiedad intelectual y ley aplicable.`,
  basis: 'Se rigen por la ley de la República de Colombia.',
  sections: [
    {
      id: 'aceptacion',
      title: 'Aceptación de los términos',
      body: [
        `Este sitio y el portal de clientes son de ${firm.legalName}, NIT ${firm.nit}, con domicilio en ${firmAddress}. Al usarlos aceptas estos términos. Si los usas en nombre de una empresa, declaras que puedes obligarla.`,
        'La aceptación por medios electrónicos tiene la misma validez que la escrita, según la Ley 527 de 1999. Si no estás de acuerdo con los términos, no uses el portal.',
        'El tratamiento de datos personales tiene su propia política y su propia autorización: aceptar estos términos no la reemplaza.',
      ],
    },
    {
      id: 'servicios',
      title: 'Servicios',
      body: [
        'El sitio presenta nuestros servicios de asesoría contable, tributaria, de nómina y legal, revisoría fiscal y auditoría externa. El portal permite subir facturas, consultar documentos, agendar citas, enviar mensajes y llevar una lista de tareas.',
        'Los precios publicados son de partida, en pesos colombianos, más IVA. No son una oferta comercial definitiva: el alcance, el valor y los plazos de cada servicio se fijan en una propuesta o en un contrato, que prevalece sobre estos términos.',
        'La información general del sitio y las respuestas del asistente virtual no son un concepto profesional para tu caso. La revisión automática de facturas señala diferencias; la conclusión es de un contador.',
        'Los servicios que la ley reserva al contador público los presta un profesional con tarjeta vigente de la Junta Central de Contadores, según la Ley 43 de 1990.',
      ],
    },
    {
      id: 'cuentas',
      title: 'Cuentas de usuario',
      body: [
        'Registrarse es gratis y no te compromete a contratar. Después del registro revisamos la solicitud y te avisamos por correo si queda aprobada. Podemos rechazarla cuando no logremos comprobar la identidad o la relación con la empresa.',
        [
          'Los datos del registro deben ser tuyos, ciertos y actuales.',
          'La cuenta es personal. Guarda la contraseña en secreto y no la compartas.',
          'Si crees que alguien más usó tu cuenta, avísanos de inmediato.',
          'Puedes cancelar la cuenta en cualquier momento. Conservamos lo que la ley ordene conservar.',
        ],
        'Podemos suspender una cuenta que ponga en riesgo a otros clientes, al portal o a la firma. Explicamos el motivo y escuchamos tus razones.',
      ],
    },
    {
      id: 'responsabilidades',
      title: 'Responsabilidades del usuario',
      body: [
        'Te comprometes a:',
        [
          'Entregar información veraz, completa y a tiempo. Los plazos legales se cuentan desde que la norma lo dice, no desde que nos llega el documento.',
          'Subir solo archivos que tengas derecho a compartir y que estén libres de programas dañinos.',
          'Contar con la autorización de las personas cuyos datos nos entregas, por ejemplo tus empleados.',
          'Conservar los originales de los documentos que la ley te obliga a guardar.',
          'No intentar entrar a cuentas o archivos ajenos, ni interferir con el funcionamiento del portal.',
        ],
        'Las declaraciones tributarias son responsabilidad de quien las firma. Revisa lo que te enviamos antes de firmar y pregúntanos lo que no entiendas.',
      ],
    },
    {
      id: 'propiedad-intelectual',
      title: 'Propiedad intelectual',
      body: [
        `Los textos, el diseño, el programa y la marca ${firm.name} pertenecen a la firma o a quienes le dieron licencia, y están protegidos por la Ley 23 de 1982, la Decisión Andina 351 de 1993 y la Decisión Andina 486 de 2000. Puedes leerlos, imprimirlos y citarlos con su fuente; no puedes venderlos ni presentarlos como propios.`,
        'Los documentos que subes siguen siendo tuyos. Nos autorizas a copiarlos y procesarlos solo para prestarte el servicio. Los informes que te entregamos son para tu uso y el de las autoridades que los pidan; nuestros papeles de trabajo son de la firma.',
      ],
    },
    {
      id: 'limitacion',
      title: 'Limitación de responsabilidad',
      body: [
        'Ponemos en el sitio y en el portal el cuidado de un profesional, pero no garantizamos que funcionen sin interrupciones. No respondemos por fallas de internet, de los sistemas de la DIAN o de otros terceros, ni por decisiones tomadas con información general del sitio sin consultarnos.',
        'No respondemos por sanciones o intereses que nazcan de información falsa, incompleta o entregada tarde por el usuario. Si el error es nuestro, lo corregimos sin costo y respondemos según el contrato y la ley.',
        'Nada de lo anterior excluye la responsabilidad por dolo o culpa grave, ni los derechos que la Ley 1480 de 2011 da a los consumidores, entre ellos el de retracto cuando proceda.',
      ],
    },
    {
      id: 'modificaciones',
      title: 'Modificaciones',
      body: [
        'Podemos cambiar estos términos cuando cambien los servicios o la ley. Publicamos la nueva versión en esta página con su fecha, y avisamos por correo a los clientes con cuenta al menos 10 días antes cuando el cambio afecte sus derechos. Si no lo aceptas, puedes cerrar la cuenta antes de que empiece a regir.',
      ],
    },
    {
      id: 'ley-aplicable',
      title: 'Ley aplicable',
      body: [
        `Estos términos se rigen por la ley de la República de Colombia. Antes de acudir a un juez buscamos un arreglo directo: escribe a ${firm.email} y respondemos en un máximo de 15 días hábiles. Si no llegamos a un acuerdo en 30 días, conocerán los jueces de ${firm.address.cityInFull}, sin perjuicio de las acciones del consumidor ante la Superintendencia de Industria y Comercio.`,
      ],
    },
  ],
}

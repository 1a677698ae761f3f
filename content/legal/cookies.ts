import { firm } from '../firm'
import { firmAddress, type LegalDocument } from './legal-document'

export const cookies: LegalDocument = {
  path: '/politica-cookies',
  title: 'Política de cookies',
  tab: 'Cookies',
  description: `Qué cookies usa el sitio de ${firm.name}, para qué sirven, cuánto duran y cómo borrarlas.`,
  basis: 'Completa la política de privacidad y la de tratamiento de datos personales (Ley 1581 de 2012).',
  sections: [
    {
      id: 'que-son',
      title: 'Qué son las cookies',
      body: [
        'Una cookie es un texto pequeño que un sitio guarda en tu navegador y vuelve a leer después. Con el mismo fin se puede usar el almacenamiento local del navegador. Cuando una cookie permite identificarte, es un dato personal y la protege la Ley 1581 de 2012.',
        'Este sitio solo guarda lo que necesita para funcionar. No hay cookies de publicidad ni de seguimiento entre sitios.',
      ],
    },
    {
      id: 'tipos',
      title: 'Cookies que usamos',
      body: [
        [
          'Esenciales: mantienen la seguridad del ingreso y te llevan a la página correcta. Sin ellas el portal no funciona. La cookie «flash» dura 30 segundos y solo transporta el aviso que ves después de una acción, por ejemplo «Inicio de sesión exitoso».',
          'De sesión: «__Host-session» prueba que iniciaste sesión. El código de la página no puede leerla, viaja cifrada y vence tras 7 días sin uso o al cerrar sesión.',
          'De funcionalidad: «hint» guarda la parte de tu correo que va antes de la arroba, para saludarte en las páginas públicas; dura lo mismo que la sesión. La marca «cookiesAccepted», en el almacenamiento local, recuerda que ya viste el aviso de cookies y se queda hasta que la borres.',
          'Analíticas: hoy no usamos ninguna. Si algún día medimos visitas con cookies, te pediremos permiso antes de guardarlas y podrás negarte sin perder ninguna función.',
        ],
      ],
    },
    {
      id: 'finalidades',
      title: 'Para qué las usamos',
      body: [
        [
          'Reconocer tu sesión mientras pasas de una página a otra.',
          'Proteger la cuenta contra accesos indebidos.',
          'Mostrarte el aviso que corresponde a lo que acabas de hacer.',
          'Recordar que ya leíste el aviso de cookies.',
        ],
        'No las usamos para perfilarte ni las compartimos con anunciantes.',
      ],
    },
    {
      id: 'gestion',
      title: 'Cómo gestionarlas en tu navegador',
      body: [
        'Puedes ver, borrar o bloquear las cookies desde la configuración de tu navegador:',
        [
          'Chrome y Edge: Configuración, Privacidad y seguridad, Cookies y otros datos de sitios.',
          'Firefox: Ajustes, Privacidad y seguridad, Cookies y datos del sitio.',
          'Safari en Mac: Ajustes, Privacidad. En iPhone: Ajustes, Apps, Safari, Avanzado, Datos de sitios web.',
        ],
        'Si borras las cookies se cierra tu sesión. Si las bloqueas podrás leer el sitio, pero no entrar al portal. Al borrar los datos del sitio vuelve a aparecer el aviso de cookies.',
      ],
    },
    {
      id: 'terceros',
      title: 'Cookies de terceros',
      body: [
        'Ninguna página guarda cookies de terceros al cargarse. Dos funciones pueden llevarte a servicios ajenos, y solo cuando tú lo pides:',
        [
          'El mapa de nuestra oficina, de Google, que se carga cuando pulsas el botón para verlo.',
          'Los enlaces a Google Drive, Google Calendar, WhatsApp y redes sociales, que se abren en otra pestaña.',
        ],
        'Desde ese momento rigen las políticas de esos servicios, que pueden guardar sus propias cookies.',
      ],
    },
    {
      id: 'actualizaciones',
      title: 'Actualizaciones',
      body: [
        'Revisamos esta política cada vez que una función nueva guarda algo en tu navegador. La versión vigente es la que lleva la fecha más reciente en esta página.',
      ],
    },
    {
      id: 'contacto',
      title: 'Contacto',
      body: [
        `Si tienes preguntas sobre las cookies, escribe a ${firm.email}, llama al ${firm.phone.label} o visítanos en ${firmAddress}.`,
      ],
    },
  ],
}

import type { MailText } from './mail-text'

const securityReason =
  'Te escribimos por la seguridad de tu cuenta en nuestro portal de clientes. Este mensaje no se puede apagar y no es publicidad.'
const requestReason =
  'Te escribimos porque hiciste una solicitud sobre tus datos personales. Este mensaje no es publicidad.'

/** Changes to an account, and requests about personal data. */
export const accountEmails = {
  'email-changed': {
    name: 'Correo cambiado',
    reader: 'client',
    subject: 'Tu cuenta ya usa otro correo',
    preview: 'Desde ahora se entra con la dirección nueva. Si no fuiste tú, puedes deshacerlo.',
    title: 'Cambió el correo de tu cuenta',
    paragraphs: [
      'Hola:',
      'El cambio quedó confirmado desde los dos correos. Este ya no sirve para entrar y cerramos las demás sesiones.',
      'Si no fuiste tú, deshazlo aquí: la cuenta vuelve a esta dirección con una contraseña que eliges tú, y cerramos todas las sesiones. El enlace sirve durante 7 días y una sola vez.',
    ],
    facts: [{ label: 'Correo nuevo', text: '{email}' }],
    action: { label: 'Deshacer el cambio', path: '{undoPath}' },
    why: securityReason,
  },
  'email-taken-back': {
    name: 'Cambio de correo deshecho',
    reader: 'client',
    subject: 'Tu cuenta dejó de usar este correo',
    preview: 'Se deshizo el cambio desde la dirección de antes.',
    title: 'Se deshizo un cambio de correo',
    paragraphs: [
      'Hola:',
      'Desde la dirección anterior deshicieron el cambio de correo. Este ya no sirve para entrar y cerramos todas las sesiones.',
      'Si no lo esperabas, escríbenos y lo revisamos contigo.',
    ],
    action: { label: 'Escribirnos', path: '/contacto' },
    why: securityReason,
  },
  'password-changed': {
    name: 'Contraseña cambiada',
    reader: 'client',
    subject: 'Cambió la contraseña de tu cuenta',
    preview: 'Cerramos la sesión en los demás dispositivos.',
    title: 'Tu contraseña cambió',
    paragraphs: [
      'Hola:',
      'La contraseña de tu cuenta acaba de cambiar y cerramos la sesión en los demás dispositivos.',
      'Si no fuiste tú, pide un enlace para elegir otra y escríbenos.',
    ],
    action: { label: 'Elegir otra contraseña', path: '/auth/recuperar' },
    why: securityReason,
  },
  'second-step-on': {
    name: 'Segundo paso activado',
    reader: 'client',
    subject: 'Tu cuenta ahora pide un código al entrar',
    preview: 'Además de la contraseña, el de tu aplicación.',
    title: 'El segundo paso quedó activado',
    paragraphs: [
      'Hola:',
      'Desde ahora, después de la contraseña, tu cuenta pide el código de tu aplicación. Cerramos la sesión en los demás dispositivos.',
      'Si no fuiste tú, escríbenos cuanto antes: comprobamos que la cuenta es tuya y quitamos el código.',
    ],
    action: { label: 'Escribirnos', path: '/contacto' },
    why: securityReason,
  },
  'second-step-off': {
    name: 'Segundo paso desactivado',
    reader: 'client',
    subject: 'Tu cuenta ya no pide un código al entrar',
    preview: 'Para entrar basta la contraseña.',
    title: 'El segundo paso quedó desactivado',
    paragraphs: [
      'Hola:',
      'Para entrar a tu cuenta basta otra vez la contraseña. Puedes activar el segundo paso de nuevo en «Mi cuenta».',
      'Si no lo pediste, elige otra contraseña y escríbenos.',
    ],
    action: { label: 'Elegir otra contraseña', path: '/auth/recuperar' },
    why: securityReason,
  },
  'data-request-received': {
    name: 'Acuse de una solicitud de datos',
    reader: 'client',
    subject: 'Recibimos tu solicitud sobre tus datos',
    preview: 'Te responderemos a más tardar el {due}.',
    title: 'Tu solicitud está en trámite',
    paragraphs: [
      'Hola:',
      'La recibimos y la responderemos dentro del plazo de la Ley 1581 de 2012. Puedes ver cómo va en tu cuenta.',
    ],
    facts: [
      { label: 'Solicitud', text: '{kind}' },
      { label: 'Respuesta', text: 'A más tardar el {due}' },
    ],
    quote: { label: 'Lo que nos escribiste', text: '{details}' },
    action: { label: 'Ver mi solicitud', path: '/portal/cuenta' },
    why: requestReason,
  },
  'data-request-new': {
    name: 'Solicitud sobre datos personales, para la firma',
    reader: 'firm',
    subject: 'Solicitud sobre datos personales: responder antes del {due}',
    preview: 'De {email}: {kind}.',
    title: 'Una solicitud sobre datos personales',
    paragraphs: ['Un cliente la hizo desde su cuenta. El plazo de la ley ya está corriendo.'],
    facts: [
      { label: 'Cliente', text: '{email}' },
      { label: 'Solicitud', text: '{kind}' },
      { label: 'Plazo', text: '{due}' },
    ],
    quote: { label: 'Detalles', text: '{details}' },
    why: 'Te escribimos porque este es el correo de la firma para asuntos de datos personales.',
  },
  'data-request-extended': {
    name: 'Más plazo para una solicitud de datos',
    reader: 'client',
    subject: 'Necesitamos más tiempo para tu solicitud',
    preview: 'Te responderemos a más tardar el {due}.',
    title: 'Tu solicitud tiene un plazo nuevo',
    paragraphs: [
      'Hola:',
      'La ley permite una prórroga y la necesitamos. Te responderemos a más tardar el {due}.',
    ],
    quote: { label: 'Motivo', text: '{reply}' },
    action: { label: 'Ver mi solicitud', path: '/portal/cuenta' },
    why: requestReason,
  },
  'data-request-answered': {
    name: 'Respuesta sobre datos personales',
    reader: 'client',
    subject: 'Respondimos tu solicitud sobre tus datos',
    preview: 'La respuesta también está en tu cuenta.',
    title: 'Tu solicitud está respondida',
    paragraphs: ['Hola:', 'Esta es nuestra respuesta. También queda en tu cuenta.'],
    quote: { label: 'Respuesta', text: '{reply}' },
    action: { label: 'Ver mi solicitud', path: '/portal/cuenta' },
    why: requestReason,
  },
  'data-request-refused': {
    name: 'Solicitud de datos negada',
    reader: 'client',
    subject: 'No podemos hacer lo que pediste con tus datos',
    preview: 'Te contamos el motivo.',
    title: 'Tu solicitud no procede',
    paragraphs: [
      'Hola:',
      'Revisamos tu solicitud y no podemos hacer lo que pediste. Si no estás de acuerdo, puedes acudir a la Superintendencia de Industria y Comercio.',
    ],
    quote: { label: 'Motivo', text: '{reply}' },
    action: { label: 'Ver mi solicitud', path: '/portal/cuenta' },
    why: requestReason,
  },
} as const satisfies Record<string, MailText>

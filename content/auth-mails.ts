import type { MailText } from './mail-text'

/** Supabase replaces the parts in double braces. */
const link = (type: string, next: string) =>
  `/auth/confirmar?token_hash={{ .TokenHash }}&type=${type}&next=${next}&redirect_to={{ .RedirectTo }}`
const once = 'El enlace sirve durante una hora y una sola vez.'

export const authMails = {
  confirmation: {
    name: 'Confirmación del registro',
    reader: 'anyone',
    subject: 'Confirma tu correo',
    preview: 'Un clic y sigues con los datos de tu empresa.',
    title: 'Confirma tu correo',
    paragraphs: [
      'Hola:',
      `Recibimos un registro con {{ .Email }}. Si fuiste tú, confírmalo aquí. ${once}`,
      '¿No fuiste tú? Ignora este mensaje: no se abrirá ninguna cuenta.',
    ],
    action: { label: 'Confirmar mi correo', path: link('signup', '/portal') },
    next: {
      title: 'Qué sigue',
      steps: [
        'Nos cuentas de tu empresa. Ten a mano el RUT.',
        'Una persona del equipo revisa tu solicitud y te avisa por correo.',
        'Entras al portal y subes tu primera factura.',
      ],
    },
    why: 'Te escribimos porque alguien usó este correo para registrarse. Este mensaje no es publicidad.',
  },
  recovery: {
    name: 'Cambio de contraseña',
    reader: 'anyone',
    subject: 'Cambia tu contraseña',
    preview: 'Elige una contraseña nueva para tu cuenta.',
    title: 'Cambia tu contraseña',
    paragraphs: [
      'Hola:',
      `Alguien pidió cambiar la contraseña de {{ .Email }}. Si fuiste tú, elige una nueva aquí. ${once}`,
      '¿No fuiste tú? Ignora este mensaje: tu contraseña sigue siendo la misma.',
    ],
    action: { label: 'Elegir una contraseña nueva', path: link('recovery', '/auth/recuperar') },
    why: 'Te escribimos porque alguien pidió cambiar la contraseña de esta cuenta. Este mensaje no es publicidad.',
  },
  email_change: {
    name: 'Cambio de correo',
    reader: 'anyone',
    subject: 'Confirma el cambio de correo',
    preview: 'El cambio queda hecho cuando lo confirmes desde los dos correos.',
    title: 'Confirma el cambio de correo',
    paragraphs: [
      'Hola:',
      `Pediste usar {{ .NewEmail }} en tu cuenta, en lugar de {{ .Email }}. Si fuiste tú, confírmalo aquí. Enviamos un enlace a cada uno de los dos correos y hacen falta los dos. ${once}`,
      '¿No fuiste tú? No abras el enlace: tu cuenta seguirá con el correo de siempre. Si la cuenta es tuya, cambia tu contraseña ahora.',
    ],
    action: { label: 'Confirmar el cambio', path: link('email_change', '/portal') },
    why: 'Te escribimos porque alguien pidió usar este correo en su cuenta. Este mensaje no es publicidad.',
  },
} as const satisfies Record<string, MailText>

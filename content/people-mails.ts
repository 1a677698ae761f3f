import type { MailText } from './mail-text'

const peopleReason =
  'Te escribimos porque trabajas en esta empresa en nuestro portal de clientes. Este mensaje no es publicidad.'
const change = [
  { label: 'Empresa', text: '{company}' },
  { label: 'Dueño actual', text: '{owner}' },
  { label: 'Nuevo dueño', text: '{heir}' },
] as const

export const peopleEmails = {
  invitation: {
    name: 'Invitación a una empresa',
    reader: 'anyone',
    subject: '«{by}» te invita a trabajar en «{company}»',
    preview: 'La invitación sirve durante 7 días y una sola vez.',
    title: 'Te invitan a una empresa',
    paragraphs: [
      'Hola:',
      '«{by}» te invita a trabajar con «{company}» en nuestro portal de clientes. Ábrelo con esta misma dirección de correo; con otra no sirve.',
      'La invitación sirve durante 7 días y una sola vez. Si no la esperabas, no hagas nada.',
    ],
    action: { label: 'Ver la invitación', path: '/invitacion?enlace={token}' },
    why: 'Te escribimos porque un cliente de la firma nos dio esta dirección para invitarte. Este mensaje no es publicidad.',
  },
  'portal-invitation': {
    name: 'Invitación al portal',
    reader: 'anyone',
    subject: 'El portal de «{company}» está listo',
    preview: 'La invitación sirve durante 7 días y una sola vez.',
    title: 'Tu portal está listo',
    paragraphs: [
      'Hola:',
      '«{by}» te invita al portal de «{company}», donde subes facturas, ves tus documentos y nos escribes.',
      'El enlace sirve durante 7 días, una sola vez y solo con este correo. Si no lo esperabas, no hagas nada.',
    ],
    action: { label: 'Entrar y crear mi clave', path: '/invitacion?enlace={token}' },
    why: 'Te escribimos porque esta empresa es cliente de la firma y nos dio esta dirección para invitarte. Este mensaje no es publicidad.',
  },
  'team-invitation': {
    name: 'Invitación al equipo',
    reader: 'anyone',
    subject: '«{by}» te invita al equipo de la firma',
    preview: 'La invitación sirve durante 7 días y una sola vez.',
    title: 'Te invitan al equipo',
    paragraphs: [
      'Hola:',
      '«{by}» te invita a trabajar en el espacio de la firma. Eliges tu contraseña y entras: no hay que registrarse ni esperar.',
      'El enlace sirve durante 7 días, una sola vez y solo con este correo. Si no lo esperabas, no hagas nada.',
    ],
    action: { label: 'Entrar al equipo', path: '/invitacion?enlace={token}' },
    why: 'Te escribimos porque una persona de administración de la firma nos dio esta dirección para invitarte. Este mensaje no es publicidad.',
  },
  'owner-change-asked': {
    name: 'Cambio de dueño por confirmar',
    reader: 'client',
    subject: 'Confirma el cambio de dueño de {company}',
    preview: 'Falta que los dos lo confirmen, dentro de 7 días.',
    title: 'Un cambio de dueño espera su confirmación',
    paragraphs: [
      'Hola:',
      'Se pidió que la empresa cambie de dueño en nuestro portal. Cambia cuando los dos lo confirmen; después de 7 días ya no vale.',
      'Quien entrega la empresa la sigue viendo, con sus cifras, y ya no puede invitar ni eliminar. Si no lo esperabas, entra y retíralo.',
    ],
    facts: change,
    action: { label: 'Ver las personas de la empresa', path: '/portal/personas?empresa={account}' },
    why: peopleReason,
  },
  'owner-change-done': {
    name: 'Cambio de dueño hecho',
    reader: 'client',
    subject: '{company} cambió de dueño',
    preview: 'Los dos lo confirmaron.',
    title: 'La empresa cambió de dueño',
    paragraphs: [
      'Hola:',
      'Los dos lo confirmaron y ya quedó hecho. Nada de lo que hay en la empresa cambió.',
    ],
    facts: change,
    action: { label: 'Ver las personas de la empresa', path: '/portal/personas?empresa={account}' },
    why: peopleReason,
  },
} as const satisfies Record<string, MailText>

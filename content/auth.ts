import { firm } from './firm'

/** The product's written requirements prescribe some of these texts, so they are used word for word. */
export const authText = {
  title: `Acceso a ${firm.shortName}`,
  subtitle: 'Inicia sesión o regístrate para acceder a tus servicios contables',
  tabs: 'Acceso',
  signIn: { tab: 'Iniciar sesión', button: 'Iniciar sesión', busy: 'Iniciando sesión...' },
  signUp: { tab: 'Registrarse', button: 'Registrarse', busy: 'Registrando...' },
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'La contraseña debe tener al menos 6 caracteres',
  forgotten: '¿Olvidaste tu contraseña?',
  legal: { text: 'Tus datos se tratan según la Ley 1581 de 2012.', link: 'Tratamiento de datos' },
} as const

export const passwordControl = {
  // These labels avoid the word «contraseña», by which tests and other programs find the password field.
  show: 'Mostrar lo que escribes',
  hide: 'Ocultar lo que escribes',
} as const

export const fieldMessages = {
  email: 'Por favor ingresa un correo electrónico válido.',
  password: 'Escribe tu contraseña.',
} as const

export const authToasts = {
  signedIn: { title: 'Inicio de sesión exitoso', description: 'Bienvenido de nuevo.' },
  signInFailed: { title: 'Error al iniciar sesión', description: 'Por favor, inténtelo de nuevo.' },
  registered: {
    title: 'Registro exitoso',
    description: 'Ahora puede iniciar sesión con sus credenciales.',
  },
  signUpFailed: { title: 'Error al registrarse', description: 'Por favor, inténtelo de nuevo.' },
  confirmed: { title: 'Correo confirmado', description: 'Ahora cuéntanos de tu empresa.' },
  emailChanged: {
    title: 'Correo cambiado',
    description: 'Desde ahora entras con tu correo nuevo. Cerramos tus demás sesiones.',
  },
  emailTakenBack: {
    title: 'Tu cuenta volvió a este correo',
    description: 'Cerramos todas las sesiones. Entra con tu contraseña nueva.',
  },
  passwordChanged: {
    title: 'Contraseña cambiada',
    description: 'Cerramos tu sesión en los demás dispositivos.',
  },
} as const

export const registeredNotice = {
  before: 'Si el correo',
  after:
    'es tuyo, te acaba de llegar un mensaje con un enlace. Ábrelo y sigue desde ahí. ¿No llega? Mira en el correo no deseado.',
} as const

export const resendText = {
  button: 'Enviar el enlace otra vez',
  busy: 'Enviando...',
  failed: 'No se envió el mensaje',
  sent: 'Si la cuenta espera confirmación, te acaba de llegar un mensaje con un enlace nuevo. El anterior ya no sirve.',
} as const

/** A hash of this consent is stored as evidence, so a change of its wording needs a new policy version. */
export const consent = {
  purpose: 'registro',
  version: firm.policyVersion,
  parts: [
    {
      text: `Al registrarte autorizas a ${firm.legalName} a tratar tus datos para prestarte sus servicios, según el`,
    },
    { text: 'tratamiento de datos personales', href: '/tratamiento-datos' },
    { text: 'y la' },
    { text: 'política de privacidad', href: '/politicas-privacidad' },
  ],
} as const

export const consentSentence = `${consent.parts.map(({ text }) => text).join(' ')}.`

export const openingSteps = {
  title: 'Así se abre tu cuenta',
  steps: [
    { title: 'Te registras', text: 'Con tu correo y una contraseña.' },
    { title: 'Confirmas tu correo', text: 'Te llega un mensaje con el enlace, y nos cuentas de tu empresa.' },
    { title: 'Revisamos tu solicitud', text: 'Una persona del equipo la aprueba y te avisa por correo.' },
    { title: 'Entras al portal', text: 'Subes facturas y ves tus documentos.' },
  ],
  cost: { label: 'Costo del registro', value: '$ 0' },
} as const

export const confirmText = {
  title: 'Confirma tu correo',
  intro: 'Pulsa el botón y sigue con los datos de tu empresa.',
  change: {
    title: 'Confirma el cambio de correo',
    effect: ({ before, after }: { before: string; after: string }) =>
      `Dejarás de entrar con ${before} y entrarás con ${after}.`,
    intro: 'El cambio queda hecho cuando lo confirmes desde los dos correos, el de antes y el nuevo.',
    button: 'Confirmar el cambio',
    warning: '¿No lo pediste? No confirmes y cambia tu contraseña.',
  },
  /** Shown to a person who opens the link of the registration mail in another browser. */
  choose: {
    intro: 'Elige la contraseña con la que vas a entrar: desde ahora vale esta y ninguna otra.',
    field: 'Tu contraseña',
  },
  half: {
    title: 'Falta el otro correo',
    text: 'Listo. Abre también el enlace que enviamos al otro correo: el cambio queda hecho cuando lo confirmes desde los dos.',
  },
  button: 'Confirmar mi correo',
  busy: 'Confirmando...',
  failed: 'No se confirmó el correo',
  expired: {
    title: 'Este enlace ya no sirve',
    intro: 'Se usó antes o venció. Si ya confirmaste tu correo, inicia sesión; si no, pide un enlace nuevo.',
  },
  signIn: 'Iniciar sesión',
} as const

export const resetText = {
  title: 'Recupera tu acceso',
  intro: 'Escribe el correo de tu cuenta. Te enviaremos un enlace para elegir otra contraseña.',
  button: 'Enviar enlace',
  busy: 'Enviando...',
  sent: 'Si hay una cuenta con ese correo, te acaba de llegar un mensaje con el enlace. Sirve durante una hora y una sola vez.',
  back: 'Volver a iniciar sesión',
  failed: 'No se envió el enlace',
} as const

export const newPasswordText = {
  title: 'Elige otra contraseña',
  intro: 'Al guardarla cerraremos tu sesión en los demás dispositivos.',
  field: 'Contraseña nueva',
  button: 'Guardar contraseña',
  busy: 'Guardando...',
  again: 'Pedir otro enlace',
  failed: 'No se guardó la contraseña',
} as const

export const undoText = {
  title: 'Deshacer el cambio de correo',
  intro:
    'Tu cuenta volverá a este correo y cerraremos todas las sesiones. Elige una contraseña nueva, porque la de antes puede conocerla otra persona.',
  button: 'Deshacer el cambio',
  busy: 'Deshaciendo...',
  failed: 'No se deshizo el cambio',
  expired: {
    title: 'Este enlace ya no sirve',
    intro: 'Se usó antes o pasaron más de 7 días. Si no reconoces el cambio de correo, escríbenos ahora.',
  },
  contact: 'Escribirnos',
} as const

export const unnamed = 'Usuario'

export const verifyingAccess = 'Verificando acceso...'

export const outsideText = {
  badge: 'Sin empresa',
  title: 'Ya no trabajas en ninguna empresa',
  lead: 'Con este correo no entras por ahora a ningún portal',
  explanation: (email: string) =>
    `Si crees que es un error, pide otra invitación para ${email} a quien te había invitado.`,
} as const

export const waitlistText = {
  badge: 'Pendiente',
  title: 'Lista de Espera',
  lead: 'Tu solicitud de acceso está pendiente de aprobación',
  explanation: 'El equipo revisará tu solicitud y te avisará por correo electrónico a',
  steps: {
    confirmed: 'Confirmaste tu correo',
    review: 'Revisamos tu solicitud',
    answer: 'Te avisamos por correo',
  },
  times: { before: 'Hecho', now: 'Ahora', next: 'Después' },
} as const

export const deniedText = {
  badge: 'Rechazada',
  title: 'Acceso Denegado',
  lead: 'Tu solicitud de acceso ha sido rechazada',
  advice: 'Si crees que es un error, contacta a soporte. Ten a mano el correo con el que te registraste.',
  reason: 'Motivo:',
  contact: 'Contactar a soporte',
} as const

export const accessError = {
  title: 'No pudimos verificar tu acceso',
  description:
    'El servicio no responde en este momento. Tu sesión sigue abierta; inténtalo de nuevo en unos segundos.',
  retry: 'Intentar de nuevo',
} as const

export const secondStepText = {
  title: 'Segundo paso',
  badge: 'Equipo',
  clientBadge: 'Portal de Clientes',
  lead: {
    enrol: 'Protege tu cuenta con una aplicación de códigos',
    verify: 'Escribe el código de tu aplicación',
  },
  explanation: {
    enrol:
      'Entras con dos pasos: la contraseña y un código que cambia cada 30 segundos. Necesitas una aplicación como Google Authenticator, Microsoft Authenticator o 1Password.',
    verify: 'Abre la aplicación de códigos en tu teléfono y escribe los 6 números que muestra para',
  },
  owner: {
    explanation:
      'La firma pide un segundo paso a quienes son dueños de una empresa, y a quien entró con un código de respaldo: además de la contraseña, un código que cambia cada 30 segundos. Necesitas una aplicación como Google Authenticator, Microsoft Authenticator o 1Password.',
    lost: 'Mientras no lo configures, tu portal sigue cerrado y nada de lo tuyo se pierde. Si necesitas ayuda, escríbenos o llámanos.',
    password: 'Tu contraseña',
    missing: 'Escribe tu contraseña.',
  },
  begin: 'Configurar la aplicación',
  beginning: 'Preparando...',
  steps: {
    scan: 'En la aplicación, agrega una cuenta y apunta la cámara a este código.',
    type: 'Si no puedes escanearlo, escribe esta clave en la aplicación:',
    backup:
      'Guarda estos códigos de respaldo donde no esté tu teléfono. Si lo pierdes, cada uno te deja entrar una vez. No los volveremos a mostrar.',
    confirm: 'Escribe los 6 números que te muestra ahora la aplicación.',
  },
  qr: 'Código QR para la aplicación de códigos',
  copy: 'Copiar clave',
  copied: 'Clave copiada',
  open: 'Abrir en tu aplicación',
  field: 'Código de 6 números',
  missing: 'Escribe los 6 números del código.',
  confirm: 'Confirmar código',
  confirming: 'Confirmando...',
  failed: 'No pudimos confirmar el código',
  backupCodes: 'Códigos de respaldo',
  lost: '¿Tampoco tienes los códigos? Pide a otra persona de administración que restablezca tu segundo paso.',
  clientLost:
    '¿Tampoco tienes los códigos? Escríbenos o llámanos: cuando nos conste que eres tú, quitamos el segundo paso de tu cuenta.',
  reset:
    'Tu cuenta tiene un segundo paso: además de la contraseña nueva, escribe el código de tu aplicación.',
  passed: { title: 'Segundo paso completo', description: 'Tu sesión está abierta.' },
} as const

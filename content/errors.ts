import { maxFileMegabytes } from './upload-limit'

/** The closed list of what can go wrong for a person: a code without a sentence cannot exist. */
export const errorMessages = {
  'invalid-input': 'Revisa los campos marcados.',
  unauthenticated: 'Usuario no autenticado',
  'second-step': 'Falta el segundo paso: escribe el código de tu aplicación para continuar.',
  'wrong-code': 'Ese código no es correcto o ya se usó. Espera el siguiente y escríbelo.',
  'code-needed': 'Escribe también los 6 números que muestra tu aplicación de códigos.',
  'not-approved': 'Tu cuenta todavía no está aprobada.',
  'not-found': 'No encontramos lo que buscas. Puede que ya no exista.',
  conflict: 'Alguien lo cambió antes que tú. Actualiza la página y revisa.',
  'already-decided': 'Otra persona del equipo ya decidió esta solicitud. Revisa cómo quedó.',
  'answered-meanwhile': 'Otra persona del equipo respondió mientras escribías. Lee su respuesta primero.',
  'assigned-meanwhile': 'Otra persona del equipo cambió quién está a cargo. Revisa cómo quedó.',
  'new-message': 'El cliente acaba de escribir. Lee su mensaje antes de cerrar la conversación.',
  'answer-exists': 'Ya hay una respuesta guardada con ese título. Usa otro.',
  'answer-limit': 'El equipo llegó al límite de 200 respuestas guardadas. Elimina alguna para agregar otra.',
  'account-incomplete':
    'Esta cuenta aún no confirmó su correo o no autorizó el tratamiento de sus datos. Se decide cuando lo haga.',
  'not-oneself': 'No puedes decidir sobre tu propia cuenta.',
  'no-such-account':
    'Nadie ha confirmado una cuenta con ese correo. La persona debe registrarse primero en la página de acceso.',
  'already-member': 'Esa persona ya es parte del equipo.',
  'member-is-client': 'Esa cuenta es de un cliente con acceso. Usa otro correo para el equipo.',
  'last-admin': 'Es la única persona de administración: nombra a otra antes de quitarla.',
  'admin-only': 'Esto solo lo hace una persona de administración.',
  'delivery-settled': 'Ese envío ya salió o ya se había descartado. Actualiza la página.',
  'reason-required': 'Escribe el motivo: la persona lo leerá en su correo.',
  'rate-limited': 'Hiciste demasiados intentos. Espera un momento y vuelve a intentarlo.',
  'invalid-credentials': 'El correo o la contraseña no son correctos.',
  'email-not-confirmed':
    'El correo electrónico aún no ha sido confirmado. Por favor revise su bandeja de entrada.',
  'weak-password': 'Esa contraseña es muy corta o muy común. Elige otra de al menos 6 caracteres.',
  'password-needed': 'Escribe la contraseña con la que vas a entrar.',
  'password-too-long':
    'Esa contraseña es demasiado larga. Usa 72 caracteres como máximo; las tildes y los emojis cuentan más de uno.',
  'same-password': 'La contraseña nueva debe ser distinta de la anterior.',
  'wrong-password': 'La contraseña actual no es correcta.',
  'same-email': 'Ese ya es el correo de tu cuenta.',
  'company-exists': 'Esa empresa ya está en tu cuenta.',
  'company-limit': 'Llegaste al límite de 50 empresas. Elimina alguna para agregar otra.',
  'request-limit': 'Tienes 10 solicitudes en trámite. Espera la respuesta de alguna para hacer otra.',
  'sign-in-again': 'Por seguridad, cierra sesión, vuelve a entrar y repite el cambio.',
  'sign-up-closed': 'El registro está cerrado en este momento. Escríbenos y te ayudamos.',
  'email-taken': 'Otra cuenta ya usa ese correo. Escríbenos para revisarlo contigo.',
  'link-expired': 'El enlace ya se usó o venció. Pide uno nuevo.',
  'file-type': 'El archivo no es un formato válido. Por favor, sube PDF, JPG, PNG o XML.',
  'file-size': `El archivo excede el tamaño máximo permitido de ${maxFileMegabytes}MB.`,
  'file-missing': 'Error al subir el archivo: no se recibieron datos de respuesta',
  'upload-quota': 'Llegaste al límite de archivos por hoy. Podrás subir más en 24 horas.',
  'upload-busy': 'Este archivo se está verificando. Espera un momento y vuelve a intentarlo.',
  'upload-expired': 'La subida venció antes de terminar. Vuelve a subir el archivo.',
  'slot-taken': 'Esa hora acaba de ocuparse. Elige otra.',
  'slot-holiday': 'Ese día es festivo y no hay atención. Elige otro.',
  'slot-closed':
    'A esa hora no hay atención: es de lunes a viernes de 8:00 a.m. a 6:00 p.m. y los sábados de 9:00 a.m. a 1:00 p.m.',
  'slot-closed-day': 'A esa hora la firma no atiende. Elige otra.',
  'closure-empty': 'En esos días no hay atención, así que no hace falta cerrarlos.',
  'closure-exists': 'Una parte de esas horas ya está cerrada. Revisa la lista y elige otras.',
  'closure-occupied': 'Las citas de esas horas cambiaron. Revisa cuáles quedan y vuelve a confirmar.',
  'slot-soon': 'Las citas se piden con 24 horas de anticipación. Elige una hora más adelante.',
  'slot-far': 'Las citas se piden con 90 días de anticipación como máximo. Elige un día más cercano.',
  'appointment-limit':
    'Llegaste al límite de citas: puedes tener 5 pendientes. Cancela alguna o escríbenos para buscar un espacio.',
  'too-late':
    'Ya no se puede: las citas se cambian o cancelan hasta el día anterior. Escríbenos si algo pasó.',
  'invoice-reviewed': 'La firma ya revisó esta factura, así que no se elimina. Puedes retirarla.',
  'invoice-decided': 'Otra persona del equipo ya decidió esta factura. Revisa cómo quedó.',
  'invoice-gone': 'El cliente retiró, eliminó o reemplazó esta factura. Ya no hay nada que decidir.',
  'record-undecided': 'El registro se emite cuando la firma decide. Esta factura todavía está en revisión.',
  'record-unavailable': 'La firma todavía no tiene un certificado para firmar registros de revisión.',
  'record-certificate':
    'El certificado con que se firman los registros no está vigente, así que no firmamos con él. La firma tiene que renovarlo.',
  'record-settling':
    'Acabas de retirar esta factura. En medio minuto, cuando ya no se pueda deshacer, puedes descargar su registro.',
  'undo-late': 'Ya pasó el tiempo para deshacer.',
  'uploaded-again': 'Ya volviste a subir este archivo, así que esta factura queda eliminada.',
  'task-limit': 'Llegaste al límite de 500 tareas. Elimina algunas para agregar más.',
  forbidden: 'No tienes permiso para hacer esto.',
  unavailable:
    'El servicio no responde en este momento. Tus datos están a salvo; inténtalo de nuevo en unos minutos.',
  unexpected: 'Algo salió mal de nuestro lado. Ya lo registramos; por favor, inténtalo de nuevo.',
} as const

export type ErrorCode = keyof typeof errorMessages

/** Not found, and what shows when rendering fails. The English texts are fixed by the specification. */
export const errorScreens = {
  notFound: {
    code: '404',
    title: 'Oops! Page not found',
    home: 'Return to Home',
    homePath: '/',
    explanation: 'La página que buscas no existe o cambió de lugar.',
  },
  unexpected: {
    title: 'Unexpected Application Error!',
    explanation:
      'Algo falló de nuestro lado y ya quedó registrado. Lo que habías guardado está a salvo; inténtalo de nuevo.',
    retry: 'Reintentar',
    home: 'Ir al inicio',
    homePath: '/',
    reference: 'Referencia:',
  },
} as const

import { unavailable, unexpected } from './general-errors'
import { maxFileMegabytes } from './upload-limit'

/** Shown to a person who has changed the same thing in another window or on another device in the meantime. */
export const changedByYourself = (when: string) =>
  `Lo cambiaste tú (${when}), en otra ventana. Revisa cómo quedó.`

/** Every error code has a sentence here. */
export const errorMessages = {
  'invalid-input': 'Revisa los campos marcados.',
  unauthenticated: 'Usuario no autenticado',
  'second-step': 'Falta el segundo paso: escribe el código de tu aplicación para continuar.',
  'second-step-asked':
    'La firma pide el segundo paso a quienes son dueños de una empresa: no se puede desactivar.',
  'wrong-code': 'Ese código no es correcto o ya se usó. Espera el siguiente y escríbelo.',
  'wrong-backup-code': 'Ese código de respaldo no es correcto o ya se usó. Revísalo o escribe otro.',
  'code-needed': 'Escribe también los 6 números que muestra tu aplicación de códigos.',
  'not-approved': 'Tu cuenta todavía no está aprobada.',
  'not-found': 'No encontramos lo que buscas. Puede que ya no exista.',
  conflict: 'Alguien lo cambió antes que tú. Actualiza la página y revisa.',
  'already-decided': 'Otra persona del equipo ya decidió este registro. Revisa cómo quedó.',
  'answered-meanwhile': 'Otra persona del equipo respondió mientras escribías. Lee su respuesta primero.',
  'assigned-meanwhile': 'Otra persona del equipo cambió quién está a cargo. Revisa cómo quedó.',
  'not-their-client':
    'Esa persona no atiende a este cliente y no podría abrirlo. Elige a quien lo atiende o a alguien de administración.',
  'contact-meanwhile':
    'Otra persona del equipo cambió este contacto antes que tú. Lo que escribiste sigue aquí.',
  'profile-meanwhile':
    'Otra persona del equipo guardó este perfil antes que tú. Lo que escribiste sigue aquí.',
  'calendar-meanwhile':
    'Otra persona del equipo cambió el calendario mientras revisabas. Mira otra vez qué cambia.',
  'wrong-check-digit': 'El dígito de verificación no es el de ese NIT. Revísalo en el RUT.',
  'new-message': 'El cliente acaba de escribir. Lee su mensaje antes de cerrar la conversación.',
  'filter-exists': 'Ya tienes un filtro con ese nombre. Usa otro.',
  'filter-limit': 'Llegaste al límite de 20 filtros en esta lista. Borra alguno para guardar otro.',
  'tag-limit': 'La firma llegó al límite de 200 etiquetas. Usa una que ya exista.',
  'client-tag-limit': 'Un cliente puede tener 10 etiquetas. Quita alguna para agregar otra.',
  'answer-exists': 'Ya hay una respuesta guardada con ese título. Usa otro.',
  'answer-limit': 'El equipo llegó al límite de 200 respuestas guardadas. Elimina alguna para agregar otra.',
  'account-incomplete':
    'Esta cuenta aún no confirmó su correo o no autorizó el tratamiento de sus datos. Se decide cuando lo haga.',
  'not-oneself': 'No puedes decidir sobre tu propia cuenta.',
  'already-member': 'Esa persona ya es parte del equipo.',
  'name-taken': 'Otra persona del equipo ya usa ese nombre. Agrega un apellido o escribe otro.',
  'member-is-client': 'Esa cuenta es de un cliente con acceso. Usa otro correo para el equipo.',
  'last-admin': 'Es la única persona de administración: nombra a otra antes de quitarla.',
  'admin-only': 'Esto solo lo hace una persona de administración.',
  'delivery-settled': 'Ese envío ya salió o ya se había descartado. Actualiza la página.',
  'acceptance-reason':
    'Di por qué la aceptas: tiene errores sin corregir o todavía no se ha leído. La razón queda en el historial de la firma.',
  'reason-required': 'Escribe el motivo: la persona lo leerá en su correo.',
  'welcome-incomplete': 'Faltan datos de tu empresa. Vuelve a ese paso y complétalos.',
  'push-device-limit': 'Ya tienes 10 aparatos con avisos. Quita alguno para activar este.',
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
  'mail-unavailable':
    'En este momento no podemos enviar correos a esa dirección. Ya lo registramos; escríbenos y te ayudamos.',
  'second-step-off':
    'El segundo paso está apagado en el servicio de cuentas, así que nadie puede pasarlo. Avisa a quien administra la plataforma.',
  'sign-up-closed': 'El registro está cerrado en este momento. Escríbenos y te ayudamos.',
  'email-taken': 'Otra cuenta ya usa ese correo. Escríbenos para revisarlo contigo.',
  'link-expired': 'El enlace ya se usó o venció. Pide uno nuevo.',
  'file-type': 'El archivo no es un formato válido. Por favor, sube PDF, JPG, PNG o XML.',
  'file-damaged': 'El archivo está incompleto o dañado. Descárgalo otra vez o pídelo de nuevo.',
  'file-size': `El archivo excede el tamaño máximo permitido de ${maxFileMegabytes}MB.`,
  'file-missing': 'Error al subir el archivo: no se recibieron datos de respuesta',
  'public-domain': 'Ese dominio es de todo el mundo. Permite el correo completo del proveedor.',
  'too-many-senders': 'Llegaste a 500 remitentes. Quita alguno para permitir otro.',
  'mail-gone': 'El original de ese correo ya no está: se guarda 30 días.',
  'upload-quota': 'Llegaste al límite de archivos por hoy. Podrás subir más en 24 horas.',
  'sending-left': 'Este envío ya salió o está por salir. Actualiza la página y revisa cómo va.',
  'sending-limit': 'Tienes 20 envíos sin terminar. Envía o vacía alguno para empezar otro.',
  'sending-full': 'Un envío lleva hasta 1.000 archivos y 2.000 entregas. Empieza otro con los demás.',
  'sending-unread': 'Todavía estamos leyendo algunos archivos. Espera un momento y vuelve a enviar.',
  'sending-empty': 'Ningún archivo tiene cliente todavía. Escoge a quién va cada uno.',
  'sending-size': 'Entre todas las entregas hay más de 2 GB. Envíalas en dos partes.',
  'client-closed': 'Ese cliente ya no tiene acceso, o ya no lo atiende quien hizo el envío.',
  'zip-size': 'Esos archivos pesan más de 2 GB juntos. Descárgalos en dos partes.',
  'zip-busy': 'Ya se están descargando dos ZIP de esta cuenta. Espera a que termine uno.',
  'upload-busy': 'Este archivo se está verificando. Espera un momento y vuelve a intentarlo.',
  'upload-expired': 'La subida venció antes de terminar. Vuelve a subir el archivo.',
  'slot-taken': 'Esa hora acaba de ocuparse. Elige otra.',
  'slot-holiday': 'Ese día es festivo y no hay atención. Elige otro.',
  'slot-closed': 'A esa hora no hay atención. Elige otra.',
  'slot-closed-day': 'A esa hora la firma no atiende. Elige otra.',
  'miss-time': 'Se puede anotar desde 10 minutos después de la hora de la cita y hasta 7 días después.',
  'place-gone': 'Ese tipo de cita ya no se ofrece en ese lugar. Elige otro.',
  'number-invalid': 'Escribe un número de Colombia de 10 cifras, como 300 123 4567 o 601 234 5678.',
  'type-gone': 'Ese tipo de cita ya no se ofrece. Elige otro.',
  'type-exists': 'Ya hay un tipo de cita con ese nombre.',
  'type-limit': 'Hay 50 tipos de cita. Retira alguno para crear otro.',
  'swap-same': 'Esas dos citas ya tienen la misma hora o la misma persona. Elige otra.',
  'slot-away': 'Esa persona no está a esa hora. Elige otra hora o a otra persona.',
  'wait-needless': 'En esos días hay horas libres. Elige una en el formulario.',
  'offer-over': 'El tiempo para confirmar esta hora terminó y se ofreció a otra persona.',
  'slot-home':
    'Esa persona atiende ese día desde su casa. Elige otro día, a otra persona o una cita virtual.',
  'slot-full': 'Esa persona ya tiene ese día todas las citas de este tipo. Elige otro día o a otra persona.',
  'slot-outside': 'El calendario externo de esa persona dice que está ocupada a esa hora. Elige otra.',
  'absence-exists': 'Esa persona ya está fuera en una parte de esas horas. Revisa la lista.',
  'absence-occupied': 'Las citas de esas horas cambiaron. Revisa cuáles quedan y vuelve a guardar.',
  'hours-limit': 'Llegaste a 200 días o ausencias por venir. Quita los que ya no necesites.',
  'closure-empty': 'En esos días no hay atención, así que no hace falta cerrarlos.',
  'closure-exists': 'Una parte de esas horas ya está cerrada. Revisa la lista y elige otras.',
  'closure-occupied': 'Las citas de esas horas cambiaron. Revisa cuáles quedan y vuelve a confirmar.',
  'slot-soon': 'Esa hora está muy cerca para pedirla. Elige una más adelante.',
  'slot-far': 'Para ese día todavía no se agenda. Elige uno más cercano.',
  'appointment-limit':
    'Llegaste al límite de citas: puedes tener 5 pendientes. Cancela alguna o escríbenos para buscar un espacio.',
  'too-late':
    'Ya no se puede: las citas se cambian o cancelan hasta el día anterior. Escríbenos si algo pasó.',
  'invoice-reviewed': 'La firma ya revisó esta factura, así que no se elimina. Puedes retirarla.',
  'certificate-refused': 'Ese certificado no se puede usar.',
  'fingerprint-differs': 'La huella no es la de ese certificado.',
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
  'already-colleague': 'Esa persona ya trabaja en esta empresa.',
  'people-limit': 'Una empresa puede tener 50 personas, con las invitadas. Quita alguna para invitar a otra.',
  'invitation-limit': 'Hoy ya enviaste 30 invitaciones. Podrás enviar más mañana.',
  'invitation-box-limit': 'Hoy ya enviaste cinco invitaciones a ese correo. Podrás enviar otra mañana.',
  'owner-first': 'La primera persona que se invita es la dueña o el dueño.',
  'owner-invited':
    'Ya hay una invitación para la dueña o el dueño. Retírala antes de invitar a otra persona.',
  'invited-member':
    'Esa dirección es de alguien de tu equipo, y el equipo no trabaja como cliente. Usa otra.',
  'import-running': 'La importación ya empezó. Espera a que termine.',
  'import-partial': 'El archivo no llegó completo. Vuelve a elegirlo.',
  'dian-list': 'No pudimos leer ese listado.',
  'dian-list-quota':
    'Ya hay un millón de filas guardadas de listados de esta empresa. Escríbenos para hacer espacio.',
  'dian-month-closed': 'Ese mes está cerrado. Reábrelo con una razón para cambiarlo.',
  'dian-month-running': 'El mes no ha terminado: lo que falte puede llegar todavía.',
  'books-exported':
    'Alguien exportó estas facturas mientras tanto. Mira la lista otra vez antes de repetirlas.',
  'books-closed': 'Ese mes está cerrado: di con qué fecha entran los asientos.',
  'books-changed': 'Los asientos cambiaron mientras los mirabas. Míralos otra vez y exporta.',
  'books-account': 'Una de las cuentas no está en el catálogo de este cliente. Revísalas y guarda otra vez.',
  'books-model': 'Primero sube tu plantilla.',
  'signature-kind': 'Ese documento no se firma aquí: necesita el certificado propio de quien lo firma.',
  'signature-signer-gone': 'Una de las personas que firman ya no está. Elige otra.',
  'signature-outside-known': 'Ese correo es de alguien del cliente o de tu equipo. Elígelo de la lista.',
  'signature-unbinding':
    'Esta carta abre servicios y honorarios: tiene que firmarla un dueño de la cuenta o alguien sin cuenta en nombre del cliente.',
  'signature-twice': 'La misma persona no puede firmar dos veces.',
  'signature-closed': 'Este documento ya no se firma. Actualiza la página y revisa cómo quedó.',
  'signature-reminded':
    'Le llegó un correo hace menos de una hora, o ya van cinco recordatorios. Si es urgente, una llamada ayuda más.',
  'signature-unavailable':
    'La firma todavía no tiene un certificado con el cual cerrar documentos. Sin él no se puede enviar nada a firmar.',
  'signature-pdf': 'No pudimos leer este PDF.',
  'fee-settled': 'Este honorario ya se cobró o se anuló. Ponlo por cobrar antes de cambiarlo.',
  'fee-limit': 'Este cliente ya tiene 200 honorarios por cobrar.',
  'fee-reminder': 'No enviamos el recordatorio.',
  'fee-client-silent': 'El cliente apagó estos recordatorios. Solo él los vuelve a encender.',
  'signature-letter': 'A este documento le falta algo. Revisa los datos.',
  'signature-template-unreviewed':
    'Nadie ha revisado esta versión de la plantilla. Pídele a un administrador que la lea y la marque.',
  'signature-template-limit': 'La firma llegó al límite de 100 plantillas. Cambia una que ya exista.',
  'signature-code-unsent': 'No pudimos enviar el código: el correo no responde. Inténtalo en unos minutos.',
  'signature-changed':
    'El archivo guardado no es el que se envió a firmar. No lo firmes y avísale a la firma.',
  'client-exists': 'Ya tienes un cliente con ese NIT.',
  'invitation-other':
    'Esta invitación es para otra dirección de correo. Entra con la cuenta de la dirección a la que llegó.',
  'invited-known': 'Ya tienes una cuenta con este correo. Inicia sesión y acepta la invitación.',
  'invitation-used': 'Esta invitación ya se usó.',
  'invitation-late': 'Esta invitación venció: sirve durante 7 días. Pide que te envíen otra.',
  'invitation-withdrawn': 'Quien te invitó retiró esta invitación. Si crees que es un error, pídele otra.',
  'consent-needed': 'Falta que autorices el tratamiento de tus datos. Hazlo y vuelve a abrir la invitación.',
  'last-owner': 'Una empresa no puede quedar sin dueño. Nombra primero a otra persona.',
  'owner-change-late': 'El cambio de dueño venció: se confirma dentro de 7 días. Vuelve a pedirlo.',
  'request-closed': 'Esa solicitud ya está cerrada: no espera nada más.',
  'item-accepted': 'Ese documento ya está aceptado. Si hay que cambiarlo, escríbele a tu asesor.',
  'own-address': 'Ese es tu propio correo: escribe el de la otra persona.',
  'reader-cannot-answer':
    'Esa persona solo puede mirar. Cámbiale el acceso en «Personas» y vuelve a intentarlo.',
  'missing-unnamed': 'Escribe qué falta: el cliente lo lee en su calendario.',
  'day-too-late': 'Elige un día más cercano: como máximo, 60 días después de la fecha límite o de hoy.',
  'request-files': 'Cada respuesta lleva hasta 20 archivos.',
  forbidden: 'No tienes permiso para hacer esto.',
  'wrong-address': 'Esta página está abierta en otra dirección que la del sitio, así que no se guardó nada.',
  unavailable,
  unexpected,
} as const

export type ErrorCode = keyof typeof errorMessages

/** Shown when a form was sent from an address that is not the site's own; `address` is the site's URL. */
export const openAt = (address: string) =>
  `${errorMessages['wrong-address']} Ábrela en ${address} y vuelve a intentarlo.`

export const needsScript = {
  appointments: 'Aquí puedes leer tus citas. Para agendar o cambiar una, activa JavaScript en tu navegador.',
  agenda: 'Aquí puedes leer. Para agendar, mover o cambiar algo, activa JavaScript en tu navegador.',
  sign: 'Para ver las páginas y firmar aquí, activa JavaScript en tu navegador.',
  signatures: 'Para enviar, recordar o anular un documento, activa JavaScript en tu navegador.',
} as const

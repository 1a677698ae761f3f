/** The answer for somebody who no longer has the mailbox of their account in the portal. */
export const lostMailbox: readonly string[] = [
  'El enlace para la contraseña solo llega al correo de la cuenta: no lo pidas más veces. Si puedes recuperar ese buzón con quien te lo da (Gmail, Outlook o tu empresa), es lo más rápido.',
  'Si no, llámanos desde el teléfono que nos diste: una persona comprueba que eres tú y te dice cómo volver a entrar. Si otra persona de tu empresa es la dueña de la cuenta, puede invitar tu correo nuevo en «Personas» y quitar el viejo.',
]

/** The name in the tab's storage of the address that was typed at the sign-in. It is taken once. */
export const typedAddress = 'correo-escrito'

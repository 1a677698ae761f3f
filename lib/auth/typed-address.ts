/** The key in the tab's storage of the address that was typed at sign-in. The reset form reads the address and deletes it. */
export const typedAddress = 'correo-escrito'

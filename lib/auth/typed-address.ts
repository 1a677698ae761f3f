/** Key in the tab's storage for the address that was entered at sign-in. The reset form reads the address and deletes it. */
export const typedAddress = 'correo-escrito'

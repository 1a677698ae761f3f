export const clientRoleText = {
  names: {
    owner: 'Dueña o dueño',
    accountant: 'Contador interno',
    assistant: 'Auxiliar',
    reader: 'Solo lectura',
  },
  /** These names are short enough for four buttons in a row on a phone. */
  shortNames: { owner: 'Dueño', accountant: 'Contador', assistant: 'Auxiliar', reader: 'Lectura' },
  hints: {
    owner: 'Todo: también invita, elimina y cambia la empresa.',
    accountant: 'Todo, menos invitar, eliminar y cambiar la empresa.',
    assistant: 'Sube facturas, escribe y pide citas. No ve las cifras.',
    reader: 'Mira y descarga. No cambia nada.',
  },
  notYours: {
    assistant:
      'Tu rol es solo lectura: ves y descargas, y no cambias nada. Para hacer más, pídeselo a la dueña o el dueño.',
    accountant: 'Las cifras las ven la dueña o el dueño y el contador interno.',
    owner: 'Esto lo hace la dueña o el dueño de la empresa.',
  },
}

export const staffRoleText = {
  names: {
    advisor: 'Asesoría',
    admin: 'Administración',
  },
  hints: {
    advisor:
      'Revisa facturas, responde mensajes y atiende citas de los clientes que tiene asignados, y decide registros nuevos.',
    admin:
      'Lo mismo con todos los clientes. Además asigna clientes, maneja el equipo, los contactos y los ajustes de la revisión, y lee la auditoría. Entra con segundo paso.',
  },
}

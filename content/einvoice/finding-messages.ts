export const findingMessages = {
  note: {
    opening: (title: string) => `No podemos aceptar ${title} así:`,
    todo: 'Qué hacer:',
    closing: 'Cuando la tengas corregida, súbela en tu portal en lugar de esta.',
  },
  supplier: {
    title: 'Mensaje para el proveedor',
    intro: 'Cópialo o compártelo con quien te vendió: dice qué no cuadra, con las cifras.',
    greeting: 'Buenos días:',
    opening: (number: string, total: string) =>
      `Revisamos su factura ${number}${total ? ` por ${total}` : ''} y hay algo que corregir:`,
    closing: 'Por favor corríjanla y envíennos el XML nuevo. Gracias.',
    changed: {
      opening: (number: string) =>
        `El archivo que recibimos de su factura ${number} no prueba ser el que ustedes emitieron:`,
      closing: 'Por favor envíennos el XML original, tal como salió de su programa. Gracias.',
    },
    subject: (number: string) => `Corrección de la factura ${number}`,
    copy: 'Copiar el mensaje',
    copied: { title: 'Mensaje copiado', description: 'Pégalo en un correo o en un chat con tu proveedor.' },
    notCopied: { title: 'No se pudo copiar', description: 'Selecciona el texto y cópialo a mano.' },
    share: 'Compartir',
    mail: 'Enviar por correo',
  },
} as const

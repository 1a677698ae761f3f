export const waitsText = {
  title: 'Lista de espera',
  text: 'Si ninguna hora te sirve, dinos qué días puedes. Cuando se abra una hora, te la ofrecemos por dos horas hábiles.',
  open: 'Avísame si se abre una hora',
  entry: (name: string, days: string) => `${name}: ${days}`,
  range: (first: string, last: string) => (first === last ? `el ${first}` : `del ${first} al ${last}`),
  firm: {
    title: 'Lista de espera',
    text: 'Cuando se abra una de estas horas, se le ofrece al primero por dos horas hábiles, y después al siguiente.',
  },
  leave: 'Salir',
  leaveOf: (name: string) => ` de la lista de espera de ${name}`,
  leaveTitle: '¿Salir de esta lista?',
  leaveText: 'Pierdes tu puesto. Puedes volver a anotarte, al final.',
  keep: 'Seguir en la lista',
  form: {
    title: 'Días que te sirven',
    from: 'Desde el día',
    until: 'Hasta el día',
    pick: 'Elige un día',
    more: 'Agregar otros días',
    save: 'Anotarme',
    close: 'Dejarlo así',
  },
  /** `when` and `until` end with «a.m.» or «p.m.», whose full stop also ends the sentence. */
  offered: (when: string, until: string) =>
    `Se abrió el ${when} Es tuya si confirmas antes de esta hora: ${until}`,
  over: 'El tiempo para confirmar esta hora terminó y se ofreció a otra persona. Si sigues en la lista, te avisamos cuando se abra otra.',
  toasts: {
    saved: { title: 'Estás en la lista', description: 'Te escribimos cuando se abra una hora.' },
    left: { title: 'Saliste de la lista', description: 'Ya no te ofreceremos esas horas.' },
    failed: 'No se pudo guardar',
  },
  problems: {
    days: 'Elige los días que te sirven, del primero al último.',
  },
} as const

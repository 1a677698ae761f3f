export const copiesText = {
  // Times end in «.m.», whose point also ends the sentence.
  strip: (day: string, time: string) => `Sin conexión. Así estaba esta página el ${day}, a las ${time}`,
  again: 'Volver a intentar',
  absent: {
    title: 'Sin conexión',
    text: 'Esta página no se ha abierto antes en este equipo. Inténtalo de nuevo cuando vuelva la conexión.',
    back: 'Ir al portal',
  },
} as const

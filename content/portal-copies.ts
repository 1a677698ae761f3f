export const copiesText = {
  // Times end with «a.m.» or «p.m.», whose full stop also ends the sentence.
  strip: (day: string, time: string) => `Sin conexión. Así estaba esta página el ${day}, a las ${time}`,
  again: 'Volver a intentar',
  absent: {
    title: 'Sin conexión',
    text: 'No hay copia de esta página en este equipo. Inténtalo de nuevo cuando vuelva la conexión.',
    back: 'Ir al portal',
  },
} as const

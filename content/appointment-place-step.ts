import { ended } from './ended'

export const placeStepText = {
  open: 'Cambiar el lugar',
  number: 'Número al que llamas',
  address: 'Dirección',
  link: 'Enlace o cómo conectarse',
  notice: (client: string) => `Esto le llega a ${client} por correo y al portal:`,
  bare: (place: string) => `Si lo dejas vacío, el cliente solo lee «${place}» y no sabe cómo llegar.`,
  told: (when: string, place: string) =>
    `Cambió el lugar de tu cita: ${ended(when)} Ahora es así: ${ended(place)} La hora sigue igual.`,
  send: 'Cambiar y avisar',
  saved: {
    title: 'Lugar cambiado',
    description: 'El cliente recibe un correo y su calendario se actualiza.',
  },
  problem: 'Escribe entre 3 y 200 letras.',
  ownSend: 'Guardar el lugar',
  ownWaits: 'La hora sigue apartada. La firma la confirma con el lugar nuevo.',
  ownAgain: 'La hora sigue apartada y la cita queda por confirmar: la firma la confirma con el lugar nuevo.',
  ownSaved: { title: 'Lugar cambiado', description: 'La firma confirmará la cita con el lugar nuevo.' },
} as const

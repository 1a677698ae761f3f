import { appointments } from '@/content/appointments'

export type Place = keyof typeof appointments.places

/** Returns the place of an appointment, for example `Oficina: Carrera 7 # 71-21`. */
export const placeText = (place: Place, detail: string | null): string =>
  detail ? `${appointments.places[place]}: ${detail}` : appointments.places[place]

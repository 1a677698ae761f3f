import type { Agenda, AppointmentType } from '@/lib/appointments/rules'
import type { Place } from '@/lib/format/appointment-place'

export const placeNames = ['office', 'phone', 'video'] as const satisfies readonly Place[]

type Offered = Pick<AppointmentType, 'place' | 'detail' | 'otherPlaces'>

/** Returns the places of a kind of appointment in the order of `placeNames`, each with how to attend. */
export function placesOf({ place: first, detail, otherPlaces = {} }: Offered) {
  return placeNames.flatMap((place) => {
    if (place === first) return [{ place, detail }]
    const other = otherPlaces[place]
    return other === undefined ? [] : [{ place, detail: other }]
  })
}

/**
 * Returns an agenda in which `place` is the first place of the kind of appointment.
 * A place that the kind no longer offers is accepted too, because existing appointments keep their place.
 */
export function atPlace(agenda: Agenda, place: Place | null): Agenda {
  const { type } = agenda
  if (!type || !place || type.place === place) return agenda
  const { [place]: detail = null, ...others } = type.otherPlaces ?? {}
  return {
    ...agenda,
    type: { ...type, place, detail, otherPlaces: { ...others, [type.place]: type.detail } },
  }
}

/** True when the firm calls the client, so that the form asks for the number. */
export const asksNumber = ({ type }: Agenda): boolean => type?.place === 'phone' && !type.detail

/** Returns the place if the kind of appointment offers several, and the phone number if the firm calls the client. */
export function placeWish(agenda: Agenda, typed: string | null): { place?: Place; number?: string } {
  const { type } = agenda
  if (!type) return {}
  return {
    ...(Object.keys(type.otherPlaces ?? {}).length > 0 && { place: type.place }),
    ...(asksNumber(agenda) && { number: typed ?? agenda.number ?? '' }),
  }
}

const [chosen, detailed] = ['also-', 'otherPlaces.']
export const placeFields = (place: Place) => ({ check: `${chosen}${place}`, detail: `${detailed}${place}` })

/** Separates the fields about `otherPlaces` from the rest of the form. */
export function readOtherPlaces(typed: Readonly<Record<string, FormDataEntryValue>>) {
  const isOfPlace = (name: string) => name.startsWith(chosen) || name.startsWith(detailed)
  return {
    otherPlaces: Object.fromEntries(
      placeNames
        .filter((place) => placeFields(place).check in typed)
        .map((place) => [place, typed[placeFields(place).detail] ?? '']),
    ),
    fields: Object.fromEntries(Object.entries(typed).filter(([name]) => !isOfPlace(name))),
  }
}

import type { Agenda, AppointmentType } from '@/lib/appointments/rules'
import type { Place } from '@/lib/format/appointment-place'

export const placeNames = ['office', 'phone', 'video'] as const satisfies readonly Place[]

type Offered = Pick<AppointmentType, 'place' | 'detail' | 'otherPlaces'>

/** Returns the places of a kind of appointment, in the order that forms use, each with a text on how to attend. */
export function placesOf({ place: first, detail, otherPlaces = {} }: Offered) {
  return placeNames.flatMap((place) => {
    if (place === first) return [{ place, detail }]
    const other = otherPlaces[place]
    return other === undefined ? [] : [{ place, detail: other }]
  })
}

/**
 * Returns the agenda with this place as its kind's first place. The former first place becomes one of the other places.
 * A kind that no longer offers an appointment's place is treated as if it still did, as in the database.
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

/** Returns what a request says about its place: nothing for a kind that has only one place and asks for no number. */
export function placeWish(agenda: Agenda, typed: string | null): { place?: Place; number?: string } {
  const { type } = agenda
  if (!type) return {}
  return {
    ...(Object.keys(type.otherPlaces ?? {}).length > 0 && { place: type.place }),
    ...(asksNumber(agenda) && { number: typed ?? agenda.number ?? '' }),
  }
}

const [chosen, detailed] = ['also-', 'otherPlaces.']
/** The names of a place's fields in the form for kinds of appointments. */
export const placeFields = (place: Place) => ({ check: `${chosen}${place}`, detail: `${detailed}${place}` })

/** Splits the fields of the form for kinds into the fields about other places and all remaining fields. */
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

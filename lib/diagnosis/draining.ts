const holder = globalThis as typeof globalThis & { portalDraining?: boolean }

/** From the stop signal on, the instance still answers but asks for no more requests. */
export const startDraining = () => void (holder.portalDraining = true)

export const isDraining = () => holder.portalDraining === true

const holder = globalThis as typeof globalThis & { portalDraining?: boolean }

/** From the signal to stop until the end: the instance answers what reaches it and asks to be sent nothing more. */
export const startDraining = () => void (holder.portalDraining = true)

export const isDraining = () => holder.portalDraining === true

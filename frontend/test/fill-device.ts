/** This device has no room from now on; what is returned ends that. */
export function fillDevice(): () => void {
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  return () => void Object.assign(IDBObjectStore.prototype, { add });
}

/** What is shared. */
export interface ShareSubject {
  kind: 'note' | 'creation';
  id: number;
  title: string;
}

import { useParams } from 'react-router-dom';
import { NoteReader } from '../../features/notes/components/note-reader.tsx';

export default function NoteRoute() {
  const { id = '' } = useParams();
  return <NoteReader id={id} />;
}

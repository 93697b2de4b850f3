import { useRef, useState } from 'react';
import { sheetClass } from '../../../design/sheet-class.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../../design/tabs.tsx';
import type { SaveTake } from '../save-take.ts';
import { RecordTab } from './record-tab.tsx';
import { UploadTab } from './upload-tab.tsx';

interface RecorderPanelProps {
  ownerId: string;
  saveTake: SaveTake;
  onClose: () => void;
}

/** Where a note begins: by speaking, or with a file. */
export default function RecorderPanel({ ownerId, saveTake, onClose }: RecorderPanelProps) {
  const [tab, setTab] = useState('record');
  const uploadTab = useRef<HTMLButtonElement>(null);
  const turnToUpload = () => {
    setTab('upload');
    // The button that was pressed goes out of sight with its tab.
    uploadTab.current?.focus();
  };
  return (
    <section
      aria-label="New note"
      className={`${sheetClass} animate-arrive px-5 pt-3 pb-5 shadow-lift-high sm:px-8 sm:pb-7`}
    >
      <Tabs value={tab} onValueChange={setTab}>
        <TabList aria-label="How to begin">
          <Tab value="record">Record Audio</Tab>
          <Tab ref={uploadTab} value="upload">
            Upload Audio File
          </Tab>
        </TabList>
        {/* Both stay mounted: a look at the other tab must not lose a recording. */}
        <TabPanel value="record" forceMount hidden={tab !== 'record'} className="pt-5">
          <RecordTab ownerId={ownerId} saveTake={saveTake} onClose={onClose} onImport={turnToUpload} />
        </TabPanel>
        <TabPanel value="upload" forceMount hidden={tab !== 'upload'} className="pt-5">
          <UploadTab saveTake={saveTake} onClose={onClose} />
        </TabPanel>
      </Tabs>
    </section>
  );
}

// React by itself, in its own file: read and run before what is built on it, so that a tap is heard between the two.
import 'react-dom/client';
